package eager

// #cgo pkg-config: eager
// #include "calls.h"
import "C"

import (
	"context"
	"fmt"
	"runtime"
	"runtime/cgo"
	"sync"
	"sync/atomic"
	"unsafe"
)

// A word holds a handle of the library, or a number on its way there.
type word = C.uintptr_t

// A Context is a line of execution: it has a device scope, active tapes and a random stream, and its methods run ops. One
// goroutine at a time uses it, which may move between threads. A second one gets an error (FailedPrecondition); it takes
// a Fork. A Context that nobody refers to any more is released by the garbage collector.
type Context struct {
	line       *line
	borrowed   bool              // whoever gave it to a callback ends it
	ofCallback bool              // the library's context outlives it
	over       uint32            // 1: it has ended, and its tapes have stopped
	ending     sync.Mutex        // keeps the line while a fork is made of it, and guards tapes
	tapes      map[word]struct{} // with ofCallback: those that are not closed, which stop when it ends
}

// line is what a Context uses while it is open. Lines are kept for reuse, since contexts of callbacks come and go.
type line struct {
	lane     *C.go_lane
	addr     word    // of lane
	busy     *uint32 // 1 while a call runs; in lane, where C ends calls
	order    uint32
	next     uintptr // the first slot of block without a tensor
	block    *block
	left     *block // the one before, if the garbage collector has it
	ballast  *[ballastBytes]byte
	building call
}

// Options are the options of a Context. The zero value of each field is its default.
type Options struct {
	Threads      int    // of ops on the CPU; 0: as many as the process may use
	Automatic    bool   // ops without inputs run, and variables lie, on gpu:0 if there is one
	ForbidCopies bool   // an input on another device than its op is an error
	Seed         uint64 // of the random numbers; 0: one from the system
}

var start struct {
	once sync.Once
	err  error
}

// pressureStep is how many bytes the tensors grow by until the garbage collector is asked.
const pressureStep = 64 << 20

// prepare compares versions before anything else is called, and then adds the collector of memory.
func prepare() {
	version := uint32(C.w_abi_version())
	if major, minor := version>>16, version&0xffff; major != ABIMajor || minor < ABIMinor {
		start.err = fmt.Errorf("eager: the library has version %d.%d of the C interface, this package needs %d.%d",
			major, minor, ABIMajor, ABIMinor)
		return
	}
	start.err = check(C.go_memory_on_pressure(pressureStep))
}

// started says why the library cannot be used, if it cannot. Whatever may be called first asks it.
func started() error {
	start.once.Do(prepare)
	return start.err
}

// New returns a context with the default options.
func New() (*Context, error) { return NewWith(Options{}) }

// NewWith returns a context with these options. It fails if the library has another version of the C interface than
// this package needs.
func NewWith(o Options) (*Context, error) {
	if err := started(); err != nil {
		return nil, err
	}
	if err := fits("Threads", o.Threads); err != nil {
		return nil, err
	}
	makeRoom()
	options := C.eager_context_options{
		num_threads: C.int32_t(o.Threads),
		placement:   flag(o.Automatic),
		copy_policy: flag(o.ForbidCopies),
		seed:        C.uint64_t(o.Seed),
	}
	options.struct_size = C.size_t(unsafe.Sizeof(options))
	var h word
	if err := check(C.w_context_create(&options, &h)); err != nil {
		return nil, err
	}
	return ownContext(h)
}

// ownContext returns a Context that releases h.
func ownContext(h word) (*Context, error) {
	l := newLine(h)
	if l == nil {
		C.w_context_release(h)
		return nil, Errorf(ResourceExhausted, "memory is out")
	}
	return own(&Context{line: l}, light, (*Context).finish), nil
}

// Close releases the context. Its tapes stop; tensors, variables and functions live on. It does nothing to the context of a
// callback or a trace, which ends with that, and nothing while a call runs on the context, also where a callback of that call
// closes it, or another goroutine: the context can be used afterwards, and is closed by a later Close or the garbage collector.
func (c *Context) Close() {
	if c == nil || c.borrowed || c.enter() != nil {
		return
	}
	closed(c, light)
	c.finish()
}

// attached returns the line, which a goroutine that is not within a call may lose at any time; nil: the context has ended.
func (c *Context) attached() *line {
	return (*line)(atomic.LoadPointer((*unsafe.Pointer)(unsafe.Pointer(&c.line))))
}

// detach ends the context, whose calls from here on are errors, and returns its line. No call is within it.
func (c *Context) detach() *line {
	c.ending.Lock()
	defer c.ending.Unlock()
	for tape := range c.tapes {
		C.w_status_release(C.w_tape_stop(tape))
	}
	c.tapes = nil
	l := c.line
	atomic.StorePointer((*unsafe.Pointer)(unsafe.Pointer(&c.line)), nil)
	return l
}

func (c *Context) finish() {
	l := c.detach()
	ctx := l.ctx()
	l.retire()
	l.end()
	C.w_context_release(ctx)
	c.setOver()
}

func (c *Context) setOver()     { atomic.StoreUint32(&c.over, 1) }
func (c *Context) isOver() bool { return atomic.LoadUint32(&c.over) != 0 }

// keepTape has a tape stop at the end of a callback's context. It reports false if the context has ended already.
func (c *Context) keepTape(tape word) bool {
	if !c.ofCallback {
		return true
	}
	c.ending.Lock()
	defer c.ending.Unlock()
	if c.line == nil {
		return false
	}
	if c.tapes == nil {
		c.tapes = make(map[word]struct{})
	}
	c.tapes[tape] = struct{}{}
	return true
}

// dropTape releases a tape.
func (c *Context) dropTape(tape word) {
	if c.ofCallback {
		c.ending.Lock()
		delete(c.tapes, tape)
		c.ending.Unlock()
	}
	C.w_tape_release(tape)
}

// mostLines is how many lines are kept for reuse. Callbacks that run within one another, or on threads of a pipeline, need no
// more; where the garbage collector has found many contexts, their lines would be live memory for good.
const mostLines = 256

var lines struct {
	sync.Mutex
	free []*line
}

// newLine returns nil when memory is out.
func newLine(ctx word) *line {
	var l *line
	lines.Lock()
	if n := len(lines.free); n > 0 {
		l = lines.free[n-1]
		lines.free = lines.free[:n-1]
	}
	lines.Unlock()
	if l == nil {
		lane := C.go_lane_new()
		if lane == nil {
			return nil
		}
		l = &line{lane: lane, addr: word(uintptr(unsafe.Pointer(lane))), busy: (*uint32)(unsafe.Pointer(&lane.busy)), next: slots}
	}
	*l.ctxWord() = ctx
	return l
}

// end releases what was closed, and keeps l for reuse, unless there are enough of them.
func (l *line) end() {
	if l.block != nil {
		l.collect(false)
	}
	C.go_bury(l.lane)
	*l.ctxWord() = 0
	l.unlock()
	lines.Lock()
	isKept := len(lines.free) < mostLines
	if isKept {
		lines.free = append(lines.free, l)
	}
	lines.Unlock()
	if !isKept {
		l.drop()
	}
}

// drop leaves l to the garbage collector, since a goroutine that looked at it before the context ended may still try to enter.
func (l *line) drop() {
	l.retire()
	C.go_lane_empty(l.lane)
	runtime.SetFinalizer(l, func(l *line) { C.go_lane_free(l.lane) })
}

func (l *line) ctxWord() *word { return (*word)(unsafe.Pointer(&l.lane.ctx)) }
func (l *line) ctx() word      { return *l.ctxWord() }

// enter begins a call, during which no other goroutine uses c.
func (c *Context) enter() error {
	if !c.claim() {
		return c.refuse()
	}
	return nil
}

// claim is enter for functions that many a call goes through: the compiler puts it in its place.
func (c *Context) claim() bool {
	if c == nil {
		return false
	}
	l := c.attached()
	return l != nil && atomic.SwapUint32(l.busy, 1) == 0 && c.holds(l)
}

// holds ends claim. It gives l back if c has ended meanwhile: l may be another context's already.
func (c *Context) holds(l *line) bool {
	l.unseal()
	if c.attached() != l {
		l.unlock()
		return false
	}
	return true
}

//go:noinline
func (c *Context) refuse() error {
	switch {
	case c == nil:
		return Errorf(InvalidArgument, "the context is nil")
	case c.attached() == nil:
		return Errorf(FailedPrecondition, "the context is closed, or its callback has returned")
	}
	return Errorf(FailedPrecondition, "the context is in use: another goroutine needs a fork of it, a callback the "+
		"context that it is given")
}

// unseal tells the race detector that what was before seal is over.
func (l *line) unseal() {
	if raceEnabled {
		atomic.LoadUint32(&l.order)
	}
}

// seal comes after the last use of l before C ends the call. It tells the race detector what C's unlocking does not.
func (l *line) seal() {
	if raceEnabled {
		atomic.StoreUint32(&l.order, 1)
	}
}

func (l *line) unlock() {
	l.seal()
	atomic.StoreUint32(l.busy, 0)
}

// do runs f, a call of the library, with the context's handle.
func (c *Context) do(f func(ctx word) word) error {
	if err := c.enter(); err != nil {
		return err
	}
	C.go_bury(c.line.lane)
	status := f(c.line.ctx())
	c.line.unlock()
	runtime.KeepAlive(c)
	return check(status)
}

// ask runs f, which cannot fail, with the context's handle; where the context cannot be used it does not run.
func (c *Context) ask(f func(ctx word)) {
	_ = c.do(func(ctx word) word { f(ctx); return 0 })
}

// Fork returns a context for another goroutine, with the same options and device scope and a random stream of its own. Any
// goroutine may call it at any time. The numbers that a fork draws follow from the context's seed and from how many
// forks were made before.
func (c *Context) Fork() (*Context, error) {
	if c == nil {
		return nil, c.refuse()
	}
	makeRoom()
	c.ending.Lock()
	defer c.ending.Unlock()
	if c.line == nil {
		return nil, c.refuse()
	}
	var h word
	if err := check(C.w_context_fork(c.line.ctx(), &h)); err != nil {
		return nil, err
	}
	return ownContext(h)
}

// SetDevice sets the device that ops run on, such as "cpu:0" or "gpu:0". With "" an op runs where its inputs lie.
func (c *Context) SetDevice(device string) error {
	if device == "" {
		return c.do(func(ctx word) word { return C.w_context_set_device(ctx, nil) })
	}
	return c.named(device, func(ctx word, name *C.char) word { return C.w_context_set_device(ctx, name) })
}

// Device returns the device that SetDevice set; "" if there is none.
func (c *Context) Device() (device string) {
	c.ask(func(ctx word) { device = C.GoString(C.w_context_device(ctx)) })
	return device
}

// On calls f, whose ops run on the device, and sets back the device scope.
func (c *Context) On(device string, f func() error) error {
	if f == nil {
		return nilFunction()
	}
	before := c.Device()
	if err := c.SetDevice(device); err != nil {
		return err
	}
	defer c.SetDevice(before)
	return f()
}

// AllowTF32 sets whether GPUs may multiply float32 with 10 bits of mantissa.
func (c *Context) AllowTF32(allow bool) error {
	return c.do(func(ctx word) word { return C.w_context_allow_tf32(ctx, flag(allow)) })
}

// SetLoadLimit sets the most memory, in bytes, that Load and ImportONNX may take for a file; 0 is the default.
func (c *Context) SetLoadLimit(bytes int64) error {
	return c.do(func(ctx word) word { return C.w_context_set_load_limit(ctx, C.int64_t(bytes)) })
}

// Interrupt lets ctx end loops: once it is done, WhileLoop, Map and Scan, also in functions, fail with its error, within
// some tenth of a second. Forks that are made later take it over. With nil nothing ends them.
func (c *Context) Interrupt(ctx context.Context) error {
	return c.do(func(h word) word {
		if ctx == nil {
			return C.go_set_interrupt(h, 0)
		}
		return C.go_set_interrupt(h, C.uintptr_t(cgo.NewHandle(ctx)))
	})
}

// Stream returns the stream that the device computes on: a cudaStream_t for a GPU, nil for the CPU.
func (c *Context) Stream(device string) (stream unsafe.Pointer, err error) {
	err = c.named(device, func(ctx word, name *C.char) word { return C.w_context_stream(ctx, name, &stream) })
	return stream, err
}

// PauseTapes lets no tape of the context see what runs until ResumeTapes. Pauses are counted.
func (c *Context) PauseTapes() error {
	return c.do(func(ctx word) word { return C.w_context_pause_tapes(ctx) })
}

// ResumeTapes takes back one PauseTapes.
func (c *Context) ResumeTapes() error {
	return c.do(func(ctx word) word { return C.w_context_resume_tapes(ctx) })
}

// IsWatched reports whether an op on t would be recorded by a tape of the context.
func (c *Context) IsWatched(t *Tensor) (watched bool) {
	if t.open() {
		c.ask(func(ctx word) { watched = C.w_context_is_watched(ctx, t.h()) != 0 })
	}
	runtime.KeepAlive(t)
	return watched
}

// SetSeed starts the random stream anew. One seed gives the same numbers on every device and in every language.
func (c *Context) SetSeed(seed uint64) error {
	return c.do(func(ctx word) word { return C.w_context_set_seed(ctx, C.uint64_t(seed)) })
}

// Synchronize waits until all devices have finished, and reports the first error that one of them found.
func (c *Context) Synchronize() error {
	return c.do(func(ctx word) word { return C.w_context_synchronize(ctx) })
}

// A MemoryInfo says how much memory the process uses of a device, in bytes.
type MemoryInfo struct {
	InUse       int64 // by tensors
	Peak        int64 // the most that InUse has been
	Reserved    int64 // taken from the system, in use or kept for reuse
	Limit       int64 // 0: no limit is known
	LiveTensors int64 // the number of tensors in the process, also those that variables and tapes hold
}

// Memory returns the figures of a device. What was closed on this context is released before.
func (c *Context) Memory(device string) (MemoryInfo, error) {
	var info C.eager_memory_info
	info.struct_size = C.size_t(unsafe.Sizeof(info))
	flush()
	err := c.named(device, func(ctx word, name *C.char) word {
		c.line.retire()
		C.go_bury(c.line.lane)
		return C.w_context_memory(ctx, name, &info)
	})
	return MemoryInfo{int64(info.in_use), int64(info.peak), int64(info.reserved), int64(info.limit),
		int64(info.live_tensors)}, err
}

// SetMemoryLimit sets the most memory, in bytes, that the process may take from the device; 0 is no limit.
func (c *Context) SetMemoryLimit(device string, bytes int64) error {
	return c.named(device, func(ctx word, name *C.char) word {
		return C.w_context_set_memory_limit(ctx, name, C.int64_t(bytes))
	})
}

// Devices returns the names of the devices, "cpu:0" first.
func (c *Context) Devices() (names []string) {
	c.ask(func(ctx word) {
		for i := C.int32_t(0); i < C.w_context_num_devices(ctx); i++ {
			names = append(names, C.GoString(C.w_context_device_name(ctx, i)))
		}
	})
	return names
}

// NumDevices returns the number of devices of a kind, "cpu" or "gpu".
func (c *Context) NumDevices(kind string) (n int, err error) {
	err = c.named(kind, func(ctx word, name *C.char) word {
		n = int(C.w_context_num_devices_of_kind(ctx, name))
		return 0
	})
	return n, err
}

// RegistryJSON returns all ops, as eager_c.h describes it.
func (c *Context) RegistryJSON() (text string, err error) {
	err = c.do(func(ctx word) word {
		return fetch(&text, func(out **C.char) word { return C.w_registry_json(ctx, out) })
	})
	return text, err
}

// OpJSON returns one op of RegistryJSON.
func (c *Context) OpJSON(op string) (text string, err error) {
	err = c.named(op, func(ctx word, name *C.char) word {
		return fetch(&text, func(out **C.char) word { return C.w_op_json(ctx, name, out) })
	})
	return text, err
}

// KindsJSON returns all kinds of something other than an op, "optimizers" or "schedules".
func (c *Context) KindsJSON(kind string) (text string, err error) {
	err = c.named(kind, func(ctx word, name *C.char) word {
		return fetch(&text, func(out **C.char) word { return C.w_kinds_json(ctx, name, out) })
	})
	return text, err
}

// Version returns the library's version, such as "1.0.0".
func Version() string { return textOf(func() *C.char { return C.w_version() }) }

// BuildInfo returns a JSON object that says how the library was built and what it uses on this machine.
func BuildInfo() (text string, err error) {
	if err := started(); err != nil {
		return "", err
	}
	err = check(fetch(&text, func(out **C.char) word { return C.w_build_info(out) }))
	return text, err
}
