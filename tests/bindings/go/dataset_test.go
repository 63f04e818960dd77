package eager_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"math/bits"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"eager"
)

// rest returns what is left of an iterator, at most so many elements, each as text; an error is "!" and its message.
func rest(it *eager.Iterator, most int) (all []string) {
	for len(all) < most {
		if it.Next() {
			var parts []string
			for _, t := range it.Element() {
				parts = append(parts, strings.ReplaceAll(t.String(), "\n", ""))
				t.Close()
			}
			all = append(all, strings.Join(parts, " | "))
		} else if err := it.Err(); err != nil {
			all = append(all, "!"+err.Error())
		} else {
			break
		}
	}
	return all
}

func elements(c *eager.Context, d *eager.Dataset, most int) []string {
	it := must(d.Iterate(c))
	defer it.Close()
	return rest(it, most)
}

func gives(t *testing.T, c *eager.Context, d *eager.Dataset, want ...string) {
	t.Helper()
	if got := elements(c, d, 100); !reflect.DeepEqual(got, want) {
		t.Errorf("%q in place of %q", got, want)
	}
}

func texts(from, to int) (all []string) {
	for ; from < to; from++ {
		all = append(all, strconv.Itoa(from))
	}
	return all
}

// oneInt says that an element is an int64.
var oneInt = []eager.Spec{spec(eager.Int64)}

// plusHundred adds 100 to an int64.
func plusHundred(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
	y, err := c.Add(in[0], eager.Int(100))
	return []*eager.Tensor{y}, err
}

func small(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
	y, err := c.Less(in[0], eager.Int(2))
	return []*eager.Tensor{y}, err
}

// twice gives a component two times, along a new axis.
func twice(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
	y, err := c.Stack([]*eager.Tensor{in[0], in[0]})
	return []*eager.Tensor{y}, err
}

func writeFile(t *testing.T, name string, data []byte) string {
	path := filepath.Join(t.TempDir(), name)
	check(os.WriteFile(path, data, 0o600))
	return path
}

func TestKindsOfDatasets(t *testing.T) {
	c := fresh(t)
	x := must(eager.FromSlice(c, []float32{1, 2, 3, 4, 5, 6}, 3, 2))
	y := must(eager.FromSlice(c, []int32{7, 8, 9}))
	d := c.TensorSlicesDataset(x, y)
	gives(t, c, d, "[1. 2.] | 7", "[3. 4.] | 8", "[5. 6.] | 9")
	if n := must(d.Size(c)); n != 3 || d.Kind() != "tensor_slices" || d.Err() != nil {
		t.Error(n, d.Kind(), d.Err())
	}
	if e := must(d.Batch(2).Element(c)); !reflect.DeepEqual(e, []eager.Spec{spec(eager.Float32, -1, 2), spec(eager.Int32, -1)}) {
		t.Error(e)
	}
	gives(t, c, c.TensorsDataset(x, y), "[[1. 2.] [3. 4.] [5. 6.]] | [7 8 9]")
	gives(t, c, d.Batch(2), "[[1. 2.] [3. 4.]] | [7 8]", "[[5. 6.]] | [9]")
	gives(t, c, d.Batch(2, eager.WithDropRemainder(true)), "[[1. 2.] [3. 4.]] | [7 8]")
	a, b := c.RangeDataset(2), c.RangeDataset(3)
	gives(t, c, b, "0", "1", "2")
	gives(t, c, c.RangeDataset(-2, eager.WithStart(5), eager.WithRangeStep(-3)), "5", "2", "-1")
	gives(t, c, b.Take(1), "0")
	gives(t, c, b.Skip(1), "1", "2")
	gives(t, c, c.RangeDataset(7).Shard(3, 1), "1", "4")
	gives(t, c, a.Repeat(eager.WithCount(2)), "0", "1", "0", "1")
	if n := must(a.Repeat().Size(c)); n != eager.Infinite {
		t.Error(n)
	}
	gives(t, c, c.RangeDataset(5).Window(3, eager.WithShift(2)), "[0 1 2]", "[2 3 4]", "[4]")
	gives(t, c, c.RangeDataset(5).Window(2, eager.WithStride(3), eager.WithDropRemainder(true)), "[0 3]")
	gives(t, c, b.Batch(2).Unbatch(), "0", "1", "2")
	gives(t, c, a.Zip(b, b), "0 | 0 | 0", "1 | 1 | 1")
	gives(t, c, a.Concatenate(b), "0", "1", "0", "1", "2")
	gives(t, c, b.Interleave([]*eager.Dataset{b, a}, eager.WithCycleLength(2)), "0", "0", "1", "1", "2", "2", "0", "1")
	gives(t, c, b.Cache().Prefetch(eager.WithBufferSize(1)), "0", "1", "2")
	gives(t, c, b.PrefetchToDevice("cpu:0"), "0", "1", "2")
	if n := must(b.Filter(eager.Traced(small)).Size(c)); n != eager.UnknownSize {
		t.Error(n)
	}
	rows := c.TensorSlicesDataset(must(eager.FromSlice(c, []float32{1, 2}, 1, 2)))
	ragged := rows.Concatenate(c.TensorSlicesDataset(must(eager.FromSlice(c, []float32{1, 2, 3}, 1, 3))))
	gives(t, c, ragged.PaddedBatch(2), "[[1. 2. 0.] [1. 2. 3.]]")
	shape, value := must(eager.FromSlice(c, []int64{4})), must(eager.FromScalar(c, float32(9)))
	gives(t, c, ragged.PaddedBatch(2, eager.WithPaddedShapes(shape), eager.WithPaddingValues(value)), "[[1. 2. 9. 9.] [1. 2. 3. 9.]]")
	mixed := elements(c, ragged.Batch(2), 9)
	if len(mixed) != 1 || !strings.Contains(mixed[0], "First element had shape [2] and element 1 had shape [3]") {
		t.Error(mixed)
	}
}

func TestDatasetsInFiles(t *testing.T) {
	c := fresh(t)
	lines := writeFile(t, "lines", []byte("one\ntwo\r\nlast"))
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	must(w.Write([]byte("a\nb\n")))
	check(w.Close())
	gives(t, c, c.TextLinesDataset([]string{lines, lines}, eager.WithCycleLength(2)),
		"b'one'", "b'one'", "b'two'", "b'two'", "b'last'", "b'last'")
	gives(t, c, c.TextLinesDataset([]string{writeFile(t, "z", packed.Bytes())}, eager.WithCompression("GZIP")), "b'a'", "b'b'")
	gives(t, c, c.FixedLengthRecordsDataset([]string{writeFile(t, "f", []byte("HHabcdefF"))}, 3, eager.WithHeaderBytes(2),
		eager.WithFooterBytes(1)), "b'abc'", "b'def'")
	gives(t, c, c.IdxDataset(writeFile(t, "idx", []byte{0, 0, 8, 1, 0, 0, 0, 2, 5, 6})), "5", "6")
	refused(t, failure(c.IdxDataset("no such file").Iterate(c)), eager.NotFound, "no such file")
	damaged := elements(c, c.RecordsDataset([]string{lines}), 9)
	if len(damaged) != 1 || !strings.Contains(damaged[0], lines) {
		t.Error(damaged)
	}
	it := must(c.RecordsDataset([]string{lines}).Iterate(c))
	defer it.Close()
	if it.Next() {
		t.Error("a record of a text")
	}
	refused(t, it.Err(), eager.DataLoss, "")
}

func TestOneSeedGivesOneOrder(t *testing.T) {
	c := fresh(t)
	shuffled := func(c *eager.Context, options ...eager.ShuffleDatasetOption) string {
		return fmt.Sprint(elements(c, c.RangeDataset(50).Shuffle(50, options...), 100))
	}
	seed := eager.WithSeed(5)
	if a, b := shuffled(c, seed), shuffled(c, seed); a != b || a == fmt.Sprint(texts(0, 50)) {
		t.Error(a, b)
	}
	check(c.SetSeed(3))
	a := shuffled(c)
	b := shuffled(c)
	check(c.SetSeed(3))
	if again := shuffled(c); a != again || a == b {
		t.Error(a, b, again)
	}
	d := c.RangeDataset(50).Shuffle(50, seed, eager.WithReshuffleEachIteration(false))
	if a, b := elements(c, d, 100), elements(c, d, 100); !reflect.DeepEqual(a, b) {
		t.Error(a, b)
	}
}

// splitMix is SplitMix64's number of this place in the stream of a key.
func splitMix(key, place uint64) uint64 {
	z := key + 0x9e3779b97f4a7c15*(place+1)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// shuffledOrder is the order of a first epoch: of a buffer's numbers one is drawn, and the last one takes its place.
func shuffledOrder(n, size int, seed uint64) (order []string) {
	key := splitMix(splitMix(splitMix(seed, 0), 0), 0)
	var buffer []int
	for next := 0; len(order) < n; {
		for ; next < n && len(buffer) < size; next++ {
			buffer = append(buffer, next)
		}
		last := len(buffer) - 1
		drawn, _ := bits.Mul64(splitMix(key, uint64(len(order))), uint64(len(buffer)))
		buffer[drawn], buffer[last] = buffer[last], buffer[drawn]
		order = append(order, strconv.Itoa(buffer[last]))
		buffer = buffer[:last]
	}
	return order
}

// The order is that of the algorithm, and so one in all languages.
func TestTheOrderOfAShuffle(t *testing.T) {
	c := fresh(t)
	gives(t, c, c.RangeDataset(12).Shuffle(5, eager.WithSeed(7)).Batch(12), "[ 0  1  6  5  4  7  2  9  8 10 11  3]")
	for seed := 1; seed < 20; seed++ {
		n, size := 7*seed, 1+seed*seed%23
		d := c.RangeDataset(n).Shuffle(size, eager.WithSeed(seed))
		if got, want := elements(c, d, 1000), shuffledOrder(n, size, uint64(seed)); !reflect.DeepEqual(got, want) {
			t.Errorf("%v in place of %v", got, want)
		}
	}
}

func TestMappings(t *testing.T) {
	c := fresh(t)
	d := c.RangeDataset(4)
	gives(t, c, d.Map(eager.Traced(plusHundred), eager.WithNumThreads(3)), "100", "101", "102", "103")
	gives(t, c, d.Filter(eager.Traced(small)), "0", "1")
	gives(t, c, d.Take(2).FlatMap(eager.Traced(twice)), "0", "0", "1", "1")
	f := must(c.Trace("f", oneInt, plusHundred))
	gives(t, c, d.Take(1).Map(f), "100")
	f.Close()
	op := must(c.NewOp("negative"))
	gives(t, c, d.Take(2).Map(op), "0", "-1")
	op.Close()
	for threads := 0; threads < 3; threads += 2 {
		var calls int32
		host := eager.Host{Outputs: oneInt, Code: func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
			atomic.AddInt32(&calls, 1)
			return plusHundred(c, in)
		}}
		gives(t, c, d.Map(host, eager.WithHostThreads(threads)).Prefetch(), "100", "101", "102", "103")
		if calls != 4 {
			t.Error(calls)
		}
	}
	refused(t, d.Map(nil).Err(), eager.InvalidArgument, "nil")
	refused(t, d.Map(eager.Traced(nil)).Err(), eager.InvalidArgument, "nil")
	refused(t, d.Map(f).Err(), eager.FailedPrecondition, "closed")
	refused(t, d.Map(op).Err(), eager.FailedPrecondition, "closed")
	mine := errors.New("mine")
	fails := func(*eager.Context, []*eager.Tensor) ([]*eager.Tensor, error) { return nil, mine }
	if err := d.Map(eager.Traced(fails)).Batch(2).Err(); !errors.Is(err, mine) {
		t.Error(err)
	}
}

func TestAnErrorComesAtItsElement(t *testing.T) {
	c := fresh(t)
	mine := errors.New("no twos")
	host := eager.Host{Outputs: oneInt, Code: func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		if must(eager.Item[int64](in[0])) == 2 {
			return nil, fmt.Errorf("so: %w", mine)
		}
		return in, nil
	}}
	for threads := 0; threads < 3; threads++ {
		d := c.RangeDataset(4).Map(host, eager.WithHostThreads(threads)).Prefetch()
		gives(t, c, d, "0", "1", "!so: no twos", "3")
		it := must(d.Iterate(c))
		for it.Next() {
		}
		if !errors.Is(it.Err(), mine) || it.Element() != nil {
			t.Error(it.Err())
		}
		if !it.Next() || it.Err() != nil || it.Next() || it.Err() != nil {
			t.Error("the iterator does not go on")
		}
		it.Close()
	}
	boo := &struct{ text string }{"boo"}
	panics := eager.Host{Outputs: oneInt, Code: func(*eager.Context, []*eager.Tensor) ([]*eager.Tensor, error) { panic(boo) }}
	it := must(c.RangeDataset(1).Map(panics, eager.WithHostThreads(1)).Iterate(c))
	defer it.Close()
	func() {
		defer func() {
			if p := recover(); p != any(boo) {
				t.Error(p)
			}
		}()
		it.Next()
	}()
	if it.Next() || it.Err() != nil {
		t.Error(it.Err())
	}
}

// counting returns a generator of 0 to n - 1, and counts how many epochs have begun and ended.
func counting(n int64, begun, ended *int32) eager.Generator {
	return eager.Generator{
		Outputs: oneInt,
		Start: func() (func(c *eager.Context) ([]*eager.Tensor, error), func()) {
			atomic.AddInt32(begun, 1)
			i := int64(-1)
			return func(c *eager.Context) ([]*eager.Tensor, error) {
				if i++; i == n {
					return nil, io.EOF
				}
				x, err := eager.FromScalar(c, i)
				return []*eager.Tensor{x}, err
			}, func() { atomic.AddInt32(ended, 1) }
		},
	}
}

func indexed(c *eager.Context, i int) ([]*eager.Tensor, error) {
	x, err := eager.FromScalar(c, int64(10*i))
	return []*eager.Tensor{x}, err
}

func TestGenerators(t *testing.T) {
	c := fresh(t)
	var begun, ended int32
	d := c.GeneratorDataset(counting(3, &begun, &ended))
	gives(t, c, d.Repeat(eager.WithCount(2)), "0", "1", "2", "0", "1", "2")
	gives(t, c, c.GeneratorDataset(counting(3, &begun, &ended), eager.WithHostThreads(1)).Prefetch().Batch(2), "[0 1]", "[2]")
	it := must(d.Iterate(c)) // is left in the middle
	rest(it, 2)
	it.Close()
	if begun != ended || begun < 4 {
		t.Error(begun, ended)
	}
	rows := c.GeneratorDataset(eager.Generator{Outputs: oneInt, At: indexed}, eager.WithGeneratorSize(4))
	gives(t, c, rows, "0", "10", "20", "30")
	gives(t, c, rows.Skip(3), "30")
	if n := must(rows.Size(c)); n != 4 {
		t.Error(n)
	}
	order := elements(c, rows.Shuffle(4, eager.WithSeed(1)), 9)
	if len(order) != 4 || fmt.Sprint(order) == "[0 10 20 30]" {
		t.Error(order)
	}
	until := eager.Generator{Outputs: oneInt, At: func(c *eager.Context, i int) ([]*eager.Tensor, error) {
		if i == 2 {
			return nil, io.EOF
		}
		return indexed(c, i)
	}}
	gives(t, c, c.GeneratorDataset(until), "0", "10")

	mine := errors.New("mine")
	until.At = func(c *eager.Context, i int) ([]*eager.Tensor, error) { return nil, mine }
	it = must(c.GeneratorDataset(until).Iterate(c))
	if it.Next() || !errors.Is(it.Err(), mine) {
		t.Error(it.Err())
	}
	it.Close()
	until.At = func(c *eager.Context, i int) ([]*eager.Tensor, error) {
		x, err := eager.FromScalar(c, float32(i))
		return []*eager.Tensor{x}, err
	}
	it = must(c.GeneratorDataset(until).Iterate(c))
	if it.Next() {
		t.Error(it.Element())
	}
	refused(t, it.Err(), eager.InvalidArgument, "component 0 of the generator's element 0 is float32")
	it.Close()
	refused(t, c.GeneratorDataset(eager.Generator{Outputs: oneInt}).Err(), eager.InvalidArgument, "either Start or At")
	it = must(c.GeneratorDataset(counting(3, &begun, &ended), eager.WithGeneratorSize(3)).Skip(1).Iterate(c))
	if it.Next() {
		t.Error(it.Element())
	}
	refused(t, it.Err(), eager.InvalidArgument, "needs At")
	it.Close()
}

func TestAGeneratorClosesItsOwnIterator(t *testing.T) {
	c := fresh(t)
	var it *eager.Iterator
	d := c.GeneratorDataset(eager.Generator{Outputs: oneInt,
		At: func(c *eager.Context, i int) ([]*eager.Tensor, error) {
			if it.Next() || it.Err() == nil {
				t.Error("a call within another one")
			}
			it.Close()
			return indexed(c, i)
		}})
	it = must(d.Iterate(c))
	it.Next()
	for _, x := range it.Element() {
		x.Close()
	}
	if it.Next() {
		t.Error("closed")
	}
	refused(t, it.Err(), eager.FailedPrecondition, "closed")
}

func TestAnIteratorIsRestored(t *testing.T) {
	c := fresh(t)
	var begun, ended int32
	d := c.RangeDataset(20).Shuffle(7).Map(eager.Traced(plusHundred), eager.WithNumThreads(2)).Batch(3).Prefetch()
	generated := c.GeneratorDataset(counting(20, &begun, &ended)).Batch(3)
	for _, d := range []*eager.Dataset{d, generated} {
		it := must(d.Iterate(c))
		rest(it, 2)
		state := must(it.Save())
		left := rest(it, 100)
		other := must(d.Iterate(c))
		check(other.Restore(state))
		if again := rest(other, 100); len(left) != 5 || !reflect.DeepEqual(left, again) {
			t.Error(left, again)
		}
		check(it.Restore(state))
		if again := rest(it, 100); !reflect.DeepEqual(left, again) {
			t.Error(left, again)
		}
		refused(t, it.Restore(must(eager.FromSlice(c, []uint8{1, 2}))), eager.InvalidArgument, "no iterator's state")
		refused(t, it.Restore(must(eager.FromSlice(c, []int32{1, 2}))), eager.InvalidArgument, "uint8")
		another := must(c.RangeDataset(3).Iterate(c))
		refused(t, another.Restore(state), eager.InvalidArgument, "another pipeline")
		state.Close()
		refused(t, it.Restore(state), eager.FailedPrecondition, "closed")
		it.Close()
		other.Close()
		another.Close()
	}
	it := must(c.GeneratorDataset(counting(3, &begun, &ended), eager.WithCanSkip(false)).Iterate(c))
	defer it.Close()
	refused(t, failure(it.Save()), eager.FailedPrecondition, "cannot be skipped")
}

func TestStats(t *testing.T) {
	c := fresh(t)
	it := must(c.RangeDataset(7).Batch(2).Iterate(c))
	rest(it, 100)
	stats := must(it.Stats())
	if len(stats) != 2 || stats[0].Kind != "batch" || stats[0].Elements != 4 || stats[1].Kind != "range" || stats[0].Errors != 0 {
		t.Error(stats)
	}
	it.Close()
	refused(t, failure(it.Stats()), eager.FailedPrecondition, "closed")
	refused(t, failure(it.Save()), eager.FailedPrecondition, "closed")
	refused(t, it.Stop(), eager.FailedPrecondition, "closed")
	it.Close()
}

// blocked returns a generator that gives 0, and then waits for go on.
func blocked(goOn chan struct{}) eager.Generator {
	return eager.Generator{Outputs: oneInt, At: func(c *eager.Context, i int) ([]*eager.Tensor, error) {
		if i > 0 {
			<-goOn
		}
		return indexed(c, i)
	}}
}

func TestAnotherGoroutineStopsAnIterator(t *testing.T) {
	c := fresh(t)
	goOn := make(chan struct{})
	it := must(c.GeneratorDataset(blocked(goOn), eager.WithHostThreads(1)).Prefetch().Iterate(c))
	rest(it, 1)
	ended := make(chan error)
	go func() {
		for it.Next() {
		}
		ended <- it.Err()
	}()
	time.Sleep(20 * time.Millisecond)
	stopped := make(chan error)
	go func() { stopped <- it.Stop() }()
	refused(t, <-ended, eager.Cancelled, "stopped")
	close(goOn) // Stop waits for the thread
	check(<-stopped)
	if it.Next() {
		t.Error(it.Element())
	}
	refused(t, it.Err(), eager.FailedPrecondition, "has been stopped")
	it.Close()

	interrupt, cancel := context.WithTimeout(context.Background(), 30*time.Millisecond)
	defer cancel()
	check(c.Interrupt(interrupt))
	goOn = make(chan struct{})
	it = must(c.GeneratorDataset(blocked(goOn), eager.WithHostThreads(1)).Prefetch().Iterate(c))
	for it.Next() {
	}
	if !errors.Is(it.Err(), context.DeadlineExceeded) {
		t.Error(it.Err())
	}
	close(goOn)
	it.Close()
}

func TestAChannelOfElements(t *testing.T) {
	c := fresh(t)
	mine := errors.New("mine")
	host := eager.Host{Outputs: oneInt, Code: func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		if must(eager.Item[int64](in[0])) == 1 {
			return nil, mine
		}
		return in, nil
	}}
	it := must(c.RangeDataset(3).Map(host).Iterate(c))
	var got []string
	for result := range it.Channel(context.Background()) {
		if result.Err != nil {
			if !errors.Is(result.Err, mine) {
				t.Error(result.Err)
			}
			got = append(got, "mine")
			continue
		}
		got = append(got, result.Element[0].String())
		result.Element[0].Close()
	}
	if fmt.Sprint(got) != "[0 mine 2]" {
		t.Error(got)
	}
	it.Close()

	it = must(c.RangeDataset(3).Iterate(c))
	n := 0
	var none context.Context
	for result := range it.Channel(none) { // nothing ends it but its end
		check(result.Err)
		result.Element[0].Close()
		n++
	}
	if n != 3 {
		t.Error(n)
	}
	it.Close()

	// The end of a context ends an infinite one, and closes the channel, whether anybody receives or not.
	for _, receives := range []bool{true, false} {
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		it := must(c.RangeDataset(3).Repeat().Prefetch().Iterate(c))
		results, n := it.Channel(ctx), 0
		for result := range results {
			check(result.Err)
			result.Element[0].Close()
			if n++; n == 100 {
				cancel()
				if !receives {
					break
				}
			}
		}
		for range results {
		}
		if it.Next() || n < 100 {
			t.Error(n)
		}
		it.Close()
	}

	// It ends one that waits, too; Stop closes the channel as well.
	goOn := make(chan struct{})
	it = must(c.GeneratorDataset(blocked(goOn), eager.WithHostThreads(1)).Prefetch().Iterate(c))
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	for result := range it.Channel(ctx) {
		check(result.Err)
		result.Element[0].Close()
	}
	close(goOn)
	it.Close()
	it = must(c.RangeDataset(3).Repeat().Iterate(c))
	results := it.Channel(context.Background())
	(<-results).Element[0].Close()
	check(it.Stop())
	for result := range results {
		for _, x := range result.Element {
			x.Close()
		}
	}
	it.Close()
}

func TestWhatIsWrongWithADataset(t *testing.T) {
	c := fresh(t)
	d := c.RangeDataset(5)
	refused(t, failure(d.Batch(0).Iterate(c)), eager.InvalidArgument, "batch_size")
	refused(t, failure(d.Batch(0).Size(c)), eager.InvalidArgument, "batch_size")
	refused(t, failure(d.Batch(0).Take(3).Element(c)), eager.InvalidArgument, "batch_size")
	refused(t, c.NewDataset("no_such_kind").Batch(2).Err(), eager.NotFound, "no_such_kind")
	refused(t, c.NewDataset("zip").Err(), eager.InvalidArgument, "")
	refused(t, failure(c.NewDataset("range").Iterate(c)), eager.InvalidArgument, "stop")
	refused(t, d.SetInt("stop", 3), eager.FailedPrecondition, "has been used") // with those behind it
	unused := c.RangeDataset(5)
	refused(t, unused.SetInt("stops", 1), eager.InvalidArgument, "stops")
	refused(t, unused.SetBool("stop", true), eager.InvalidArgument, "stop")
	refused(t, unused.SetInt("st\x00op", 1), eager.InvalidArgument, "")
	check(unused.SetInt("stop", 1))
	gives(t, c, unused, "0")
	refused(t, failure(d.PrefetchToDevice("gpu:77").Iterate(c)), eager.NotFound, "gpu:77")
	closed := must(eager.FromScalar(c, 1.0))
	closed.Close()
	refused(t, c.TensorSlicesDataset(closed).Err(), eager.FailedPrecondition, "closed")
	refused(t, d.SetString("stop", "a\x00"), eager.InvalidArgument, "")
	behind := d.Batch(2)
	d.Close()
	d.Close()
	refused(t, d.Err(), eager.FailedPrecondition, "closed")
	refused(t, d.Batch(2).Err(), eager.FailedPrecondition, "closed")
	gives(t, c, behind, "[0 1]", "[2 3]", "[4]")
	var none *eager.Dataset
	refused(t, none.Batch(2).Err(), eager.FailedPrecondition, "nil")
	var no *eager.Iterator
	if no.Next() {
		t.Error("an element of nil")
	}
	refused(t, no.Err(), eager.FailedPrecondition, "nil")
	no.Close()
	must(c.Trace("f", nil, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		refused(t, failure(behind.Iterate(c)), eager.FailedPrecondition, "traced")
		return nil, nil
	}))
}

// Several goroutines iterate over one dataset at once.
func TestGoroutinesShareADataset(t *testing.T) {
	c := fresh(t)
	d := c.RangeDataset(100).Map(eager.Traced(plusHundred), eager.WithNumThreads(2)).Prefetch()
	want := texts(100, 200)
	each(c, func(i int, c *eager.Context) {
		if got := elements(c, d, 1000); !reflect.DeepEqual(got, want) {
			t.Error(got)
		}
	})
}

func TestAHundredThousandBatchesAreFlat(t *testing.T) {
	if testing.Short() {
		t.Skip()
	}
	c := fresh(t)
	x := must(eager.FromSlice(c, make([]float32, 4096), 64, 64))
	indexed := func(c *eager.Context, i int) ([]*eager.Tensor, error) {
		y, err := eager.FromSlice(c, []int64{int64(i)})
		return []*eager.Tensor{y}, err
	}
	generator := c.GeneratorDataset(eager.Generator{Outputs: []eager.Spec{spec(eager.Int64, 1)}, At: indexed})
	d := c.TensorSlicesDataset(x).Repeat().Zip(generator).Batch(32).Prefetch()
	it := must(d.Iterate(c))
	defer it.Close()
	begin, most := 0, 0
	for i := 0; i < 20000; i++ { // of 32 elements: 640000 calls of Go, and results of 8 KiB that nobody closes
		if !it.Next() {
			t.Fatal(it.Err())
		}
		if now := resident(); i%100 != 0 {
			continue
		} else if i < 5000 {
			begin = max(begin, now)
		} else {
			most = max(most, now)
		}
	}
	plain := must(c.RangeDataset(1 << 40).Batch(8).Prefetch().Iterate(c))
	defer plain.Close()
	for i := 0; i < 100000; i++ {
		if !plain.Next() {
			t.Fatal(plain.Err())
		}
		if i%1000 == 0 {
			most = max(most, resident())
		}
	}
	if most > begin+64<<10 {
		t.Errorf("%d KiB, %d KiB after a part", most, begin)
	}
}

func max(a, b int) int {
	if a > b {
		return a
	}
	return b
}

// A process ends while a pipeline's threads run, those that are within Go, too.
func TestExitWithALiveIterator(t *testing.T) {
	if os.Getenv("EAGER_TEST_EXIT") != "" {
		c := must(eager.New())
		var begun, ended int32
		g := counting(1<<40, &begun, &ended)
		it := must(c.GeneratorDataset(g, eager.WithHostThreads(1)).Batch(2).Prefetch().Iterate(c))
		check(failure(it.Next(), it.Err()))
		other := must(c.RangeDataset(1<<40).Map(eager.Traced(plusHundred), eager.WithNumThreads(3)).Prefetch().Iterate(c))
		other.Next()
		os.Exit(7)
	}
	for i := 0; i < 3; i++ {
		cmd := exec.Command(os.Args[0], "-test.run=TestExitWithALiveIterator$")
		cmd.Env = append(os.Environ(), "EAGER_TEST_EXIT=1")
		out, err := cmd.CombinedOutput()
		var exit *exec.ExitError
		if !errors.As(err, &exit) || exit.ExitCode() != 7 {
			t.Fatalf("%v: %s", err, out)
		}
	}
}

// What nobody closes is released by the garbage collector, with its threads.
func TestIteratorsThatNobodyCloses(t *testing.T) {
	c := fresh(t)
	var begun, ended int32
	for i := 0; i < 20; i++ {
		it := must(c.GeneratorDataset(counting(1000, &begun, &ended), eager.WithHostThreads(1)).Prefetch().Iterate(c))
		rest(it, 2)
	}
	settled(c)
	for begin := time.Now(); atomic.LoadInt32(&ended) != atomic.LoadInt32(&begun) && time.Since(begin) < 5*time.Second; {
		settled(c)
	}
	if begun != 20 || atomic.LoadInt32(&ended) != 20 {
		t.Error(begun, ended)
	}
}
