package eager_test

import (
	"errors"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"eager"
)

func TestRecordsAreWrittenAndRead(t *testing.T) {
	c := fresh(t)
	path := filepath.Join(t.TempDir(), "r")
	for _, compression := range []eager.Compression{eager.NoCompression, eager.Gzip, eager.Zlib} {
		w := must(c.NewRecordWriter(path, eager.RecordOptions{Compression: compression, Level: 9}))
		for _, record := range []string{"one", "", "\x00"} {
			check(w.Write([]byte(record)))
		}
		check(w.Flush())
		check(w.Close())
		check(w.Close())
		if err := w.Write(nil); !errors.Is(err, eager.FailedPrecondition) {
			t.Error(err)
		}
		r := must(c.OpenRecords(path, compression))
		for _, want := range []string{"one", "", "\x00"} {
			if got := string(must(r.Next())); got != want {
				t.Errorf("%q, not %q", got, want)
			}
		}
		if _, err := r.Next(); !errors.Is(err, io.EOF) {
			t.Error(err)
		}
		r.Close()
		r.Close()
		if _, err := r.Next(); !errors.Is(err, eager.FailedPrecondition) {
			t.Error(err)
		}
	}
	r := must(c.OpenRecords(path, eager.NoCompression))
	if _, err := r.Next(); !errors.Is(err, eager.DataLoss) || !strings.Contains(err.Error(), "corrupted record at 0") {
		t.Error(err)
	}
	r.Close()
	if _, err := c.OpenRecords(path+"/no", eager.NoCompression); !errors.Is(err, eager.NotFound) {
		t.Error(err)
	}
	if _, err := c.NewRecordWriter(path, eager.RecordOptions{Level: 10}); !errors.Is(err, eager.InvalidArgument) {
		t.Error(err)
	}
}

func TestEventsAreWritten(t *testing.T) {
	c := fresh(t)
	w := must(c.NewEventWriter(filepath.Join(t.TempDir(), "logs"), eager.EventOptions{Suffix: ".v2", FlushMillis: -1}))
	if !strings.HasSuffix(w.Path(), ".v2") {
		t.Error(w.Path())
	}
	check(w.Scalars(map[string]float64{"a": 1, "b": 2}, 1))
	check(w.Scalars(nil, 1))
	check(w.Histogram("h", must(eager.FromSlice(c, []float32{1, 2}, 2)), 1))
	check(w.Image("i", must(eager.FromSlice(c, make([]float32, 12), 1, 2, 2, 3)), 1, eager.ImageOptions{MaxImages: 1, Scaled: true}))
	check(w.Text("t", must(eager.FromSlice(c, []string{"text"}, 1)), 1))
	f := must(c.Trace("f", []eager.Spec{spec(eager.Float32, 2)}, func(c *eager.Context, in []*eager.Tensor) ([]*eager.Tensor, error) {
		y, err := c.Square(in[0])
		return []*eager.Tensor{y}, err
	}))
	check(w.Graph(f, 0))
	check(w.Summary(nil, 1))
	var group sync.WaitGroup
	for i := 0; i < 4; i++ {
		group.Add(1)
		go func() {
			defer group.Done()
			for step := int64(0); step < 100; step++ {
				check(w.Scalar("loss", 0.5, step))
			}
		}()
	}
	group.Wait()
	check(w.Flush())
	path := w.Path()
	r := must(c.OpenRecords(path, eager.NoCompression))
	count := 0
	for {
		if _, err := r.Next(); err == io.EOF {
			break
		} else {
			check(err)
		}
		count++
	}
	r.Close()
	if count != 408 {
		t.Error(count)
	}
	refused := func(err error, code eager.Code, text string) {
		t.Helper()
		if !errors.Is(err, code) || !strings.Contains(err.Error(), text) {
			t.Error(err)
		}
	}
	refused(w.Histogram("h", must(eager.FromSlice(c, []float32{float32(math.NaN())}, 1)), 1), eager.InvalidArgument, "Nan in summary histogram for: h")
	refused(w.Image("i", must(eager.FromSlice(c, []float32{1, 2}, 2)), 1, eager.ImageOptions{}), eager.InvalidArgument, "4-D")
	refused(w.Scalar("\xff", 1, 1), eager.InvalidArgument, "UTF-8")
	refused(w.Scalar("a\x00", 1, 1), eager.InvalidArgument, "NUL")
	refused(w.Histogram("h", nil, 1), eager.InvalidArgument, "")
	check(w.Close())
	check(w.Close())
	refused(w.Scalar("loss", 1, 1), eager.FailedPrecondition, "closed")
	if _, err := os.Stat(path); err != nil || w.Path() != "" {
		t.Error(err)
	}
	if _, err := c.NewEventWriter("", eager.EventOptions{}); !errors.Is(err, eager.InvalidArgument) {
		t.Error(err)
	}
}
