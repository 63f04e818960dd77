package eager

// #include <stdlib.h>
// #include "calls.h"
import "C"

import (
	"io"
	"runtime"
	"strings"
	"unsafe"
)

// A Compression says how a file of records is compressed, as a whole.
type Compression int32

// The ways to compress a file of records.
const (
	NoCompression Compression = C.EAGER_COMPRESSION_NONE
	Gzip          Compression = C.EAGER_COMPRESSION_GZIP
	Zlib          Compression = C.EAGER_COMPRESSION_ZLIB
)

// RecordOptions are the ways to write records. Level is 1 (fast) to 9 (small); 0 is zlib's default, and -1 none.
type RecordOptions struct {
	Compression Compression
	Level       int
}

func (o RecordOptions) c() C.eager_record_options {
	options := C.eager_record_options{compression: C.int32_t(o.Compression), level: C.int32_t(o.Level)}
	options.struct_size = C.size_t(unsafe.Sizeof(options))
	return options
}

// A RecordWriter is a file of records that grows: TensorFlow's TFRecord. Records gather in memory, and are written when there are
// 64 KiB, by Flush, and by Close. One goroutine at a time uses it.
type RecordWriter struct{ handle }

// NewRecordWriter makes a file, in place of one of this name. NotFound, PermissionDenied, ResourceExhausted: it cannot be made.
func (c *Context) NewRecordWriter(path string, o RecordOptions) (w *RecordWriter, err error) {
	if err := fits("Level", o.Level); err != nil {
		return nil, err
	}
	makeRoom()
	options := o.c()
	err = c.path(path, func(ctx word, path *C.char) word {
		var h word
		status := C.w_record_writer_create(ctx, path, &options, &h)
		if status == 0 {
			w = own(&RecordWriter{handle{h: h}}, heavy, func(w *RecordWriter) { C.w_record_writer_release(w.h) })
		}
		return status
	})
	return w, err
}

func (w *RecordWriter) do(f func() word) error {
	if w == nil || w.h == 0 {
		return Errorf(FailedPrecondition, "the record writer is closed or nil")
	}
	defer runtime.KeepAlive(w)
	return check(f())
}

// Write adds a record. ResourceExhausted: the disk is full; nothing has been added then, and nothing is lost.
func (w *RecordWriter) Write(record []byte) error {
	return w.do(func() word {
		return C.w_record_writer_write(w.h, addressOf(record), C.size_t(len(record)))
	})
}

// Flush hands all records to the system, so that other programs see them.
func (w *RecordWriter) Flush() error {
	return w.do(func() word { return C.w_record_writer_flush(w.h) })
}

// Close writes what is left and closes the file. After an error it may be called again. Closing twice is harmless.
func (w *RecordWriter) Close() error {
	if w == nil || w.h == 0 {
		return nil
	}
	err := w.do(func() word { return C.w_record_writer_close(w.h) })
	if err == nil {
		closed(w, heavy)
		C.w_record_writer_release(w.h)
		w.h = 0
	}
	return err
}

func addressOf(bytes []byte) unsafe.Pointer {
	if len(bytes) == 0 {
		return nil
	}
	return unsafe.Pointer(&bytes[0])
}

// A RecordReader is a file of records, read from its beginning on. One goroutine at a time uses it.
type RecordReader struct{ handle }

// OpenRecords opens a file of records. NotFound, PermissionDenied: it cannot be read.
func (c *Context) OpenRecords(path string, compression Compression) (r *RecordReader, err error) {
	makeRoom()
	options := RecordOptions{Compression: compression}.c()
	err = c.path(path, func(ctx word, path *C.char) word {
		var h word
		status := C.w_record_reader_create(ctx, path, &options, &h)
		if status == 0 {
			r = own(&RecordReader{handle{h: h}}, heavy, func(r *RecordReader) { C.w_record_reader_release(r.h) })
		}
		return status
	})
	return r, err
}

// Next returns the next record; io.EOF behind the last. DataLoss: the file is cut, or has a wrong checksum.
func (r *RecordReader) Next() ([]byte, error) {
	if r == nil || r.h == 0 {
		return nil, Errorf(FailedPrecondition, "the record reader is closed or nil")
	}
	defer runtime.KeepAlive(r)
	var data unsafe.Pointer
	var size C.size_t
	if err := check(C.w_record_reader_next(r.h, &data, &size)); err != nil {
		return nil, err
	}
	if data == nil {
		return nil, io.EOF
	}
	record := make([]byte, int(size))
	copy(record, unsafe.Slice((*byte)(data), int(size)))
	return record, nil
}

// Close closes the file. Closing it twice is harmless.
func (r *RecordReader) Close() {
	if r != nil && r.h != 0 {
		closed(r, heavy)
		C.w_record_reader_release(r.h)
		r.h = 0
	}
}

// EventOptions are the ways to write events.
type EventOptions struct {
	Suffix      string // what the file's name ends with
	MaxQueue    int64  // the most events that are kept before they are written; 0: what 64 KiB hold
	FlushMillis int    // a call writes what is kept if so long ago it was written last; 0: 2000; -1: never
}

// ImageOptions are the ways to write images. MaxImages 0 is 3. Scaled: of each image of floats the largest value is white,
// whatever it is; else 1 is.
type ImageOptions struct {
	MaxImages int
	Scaled    bool
}

// An EventWriter is a file of events that grows, which TensorBoard shows. Any number of goroutines may use it. A tag names what is
// shown: "train/loss".
type EventWriter struct{ handle }

// NewEventWriter makes a file of events in a folder, which is made too if it is not there.
func (c *Context) NewEventWriter(folder string, o EventOptions) (w *EventWriter, err error) {
	if strings.IndexByte(o.Suffix, 0) >= 0 {
		return nil, Errorf(InvalidArgument, "%q has a NUL", o.Suffix)
	}
	if err := fits("FlushMillis", o.FlushMillis); err != nil {
		return nil, err
	}
	makeRoom()
	// The options have a pointer, so they lie in C's memory.
	options := (*C.eager_event_writer_options)(C.calloc(1, C.size_t(unsafe.Sizeof(C.eager_event_writer_options{}))))
	defer C.free(unsafe.Pointer(options))
	suffix := C.CString(o.Suffix)
	defer C.free(unsafe.Pointer(suffix))
	options.struct_size = C.size_t(unsafe.Sizeof(*options))
	options.suffix = suffix
	options.max_queue = C.int64_t(o.MaxQueue)
	options.flush_millis = C.int32_t(o.FlushMillis)
	err = c.path(folder, func(ctx word, folder *C.char) word {
		var h word
		status := C.w_event_writer_create(ctx, folder, options, &h)
		if status == 0 {
			w = own(&EventWriter{handle{h: h}}, heavy, func(w *EventWriter) { C.w_event_writer_release(w.h) })
		}
		return status
	})
	return w, err
}

func (w *EventWriter) use(f func() error) error {
	if w == nil || w.h == 0 {
		return Errorf(FailedPrecondition, "the event writer is closed or nil")
	}
	defer runtime.KeepAlive(w)
	return f()
}

func (w *EventWriter) do(f func() word) error { return w.use(func() error { return check(f()) }) }

func (w *EventWriter) tagged(tag string, f func(tag *C.char) word) error {
	return w.use(func() error { return withKey(tag, f) })
}

func (w *EventWriter) tensor(tag string, t *Tensor, f func(tag *C.char) word) error {
	if !t.open() {
		return unusable(t)
	}
	defer runtime.KeepAlive(t)
	return w.tagged(tag, f)
}

// Scalar adds a number, which is kept as float32. ResourceExhausted: the disk is full; nothing has been added then.
func (w *EventWriter) Scalar(tag string, value float64, step int64) error {
	return w.tagged(tag, func(tag *C.char) word {
		return C.w_event_writer_scalar(w.h, tag, C.double(value), C.int64_t(step))
	})
}

// Scalars adds several numbers as one event.
func (w *EventWriter) Scalars(values map[string]float64, step int64) error {
	tags := (*[1 << 28]*C.char)(C.calloc(C.size_t(len(values)+1), C.size_t(unsafe.Sizeof(uintptr(0)))))
	defer C.free(unsafe.Pointer(tags))
	numbers := make([]C.double, len(values)+1)
	n := 0
	for tag, value := range values {
		if strings.IndexByte(tag, 0) >= 0 {
			return Errorf(InvalidArgument, "%q has a NUL", tag)
		}
		text := C.CString(tag)
		defer C.free(unsafe.Pointer(text))
		tags[n], numbers[n] = text, C.double(value)
		n++
	}
	return w.do(func() word {
		return C.w_event_writer_scalars(w.h, &tags[0], &numbers[0], C.int32_t(n), C.int64_t(step))
	})
}

// Histogram adds the distribution of the elements. InvalidArgument: one is not finite.
func (w *EventWriter) Histogram(tag string, t *Tensor, step int64) error {
	return w.tensor(tag, t, func(tag *C.char) word { return C.w_event_writer_histogram(w.h, tag, t.h(), C.int64_t(step)) })
}

// Image adds images [batch, height, width, channels] of 1, 3 or 4 channels, uint8 or floats.
func (w *EventWriter) Image(tag string, images *Tensor, step int64, o ImageOptions) error {
	if err := fits("MaxImages", o.MaxImages); err != nil {
		return err
	}
	options := C.eager_image_options{max_images: C.int32_t(o.MaxImages)}
	options.struct_size = C.size_t(unsafe.Sizeof(options))
	if o.Scaled {
		options.is_scaled = 1
	}
	return w.tensor(tag, images, func(tag *C.char) word {
		return C.w_event_writer_image(w.h, tag, images.h(), C.int64_t(step), &options)
	})
}

// Text adds a tensor of strings, which is shown as Markdown.
func (w *EventWriter) Text(tag string, t *Tensor, step int64) error {
	return w.tensor(tag, t, func(tag *C.char) word { return C.w_event_writer_text(w.h, tag, t.h(), C.int64_t(step)) })
}

// Graph adds the graph of a function.
func (w *EventWriter) Graph(f *Function, step int64) error {
	if !f.open() {
		return f.closed()
	}
	defer runtime.KeepAlive(f)
	return w.do(func() word { return C.w_event_writer_graph(w.h, f.h, C.int64_t(step)) })
}

// Summary adds a serialized tensorflow.Summary as it is.
func (w *EventWriter) Summary(serialized []byte, step int64) error {
	return w.do(func() word {
		return C.w_event_writer_summary(w.h, addressOf(serialized), C.size_t(len(serialized)), C.int64_t(step))
	})
}

// Event adds a serialized tensorflow.Event, with a time and a step of its own.
func (w *EventWriter) Event(serialized []byte) error {
	return w.do(func() word {
		return C.w_event_writer_event(w.h, addressOf(serialized), C.size_t(len(serialized)))
	})
}

// Flush hands all events to the system, so that other programs see them.
func (w *EventWriter) Flush() error { return w.do(func() word { return C.w_event_writer_flush(w.h) }) }

// Path returns the file's path; "" of a closed writer.
func (w *EventWriter) Path() string {
	if w == nil || w.h == 0 {
		return ""
	}
	defer runtime.KeepAlive(w)
	return C.GoString(C.w_event_writer_path(w.h))
}

// Close writes what is left and closes the file. After an error it may be called again. Closing twice is harmless.
func (w *EventWriter) Close() error {
	if w == nil || w.h == 0 {
		return nil
	}
	err := w.do(func() word { return C.w_event_writer_close(w.h) })
	if err == nil {
		closed(w, heavy)
		C.w_event_writer_release(w.h)
		w.h = 0
	}
	return err
}
