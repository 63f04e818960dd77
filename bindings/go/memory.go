package eager

// #include "calls.h"
import "C"

import (
	"runtime"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"
)

// Tensors of up to so many bytes share a block, which is finalized as a whole; larger ones have a finalizer each.
const smallBytes = C.GO_SMALL_BYTES

// A block has tensors that one line makes one after the other. When it is full, those that are closed are released with the
// line's next call; where some are open, the block has one finalizer for all, since that costs more than an op. It has
// neither pointers, which the garbage collector would follow, nor a way back to its line.
type block struct{ t [slots]Tensor }

// ballastBytes of garbage come with each block that is left to the garbage collector. It runs by how much Go allocates; a
// block is 512 bytes of that, and 12 KiB of the library's memory. With them it runs before the library has to ask for it.
const ballastBytes = 1024

const slots = C.GO_DEAD

// What a tensor's bits tell, beside the handle: a multiple of 8, which is 0 until the tensor is made and once it is released.
const (
	retired = C.GO_RETIRED // the line has left the block, and who closes the tensor releases it
	alone   = C.GO_LARGE   // it has no block
	failed  = C.GO_FAILED  // it is a status
	dead    = 1 << 63      // closed, so that the bits of what is open are a number above 0
	unusual = alone | failed
	kinds   = retired | unusual
	told    = kinds | dead
)

// collect puts what was closed of the line's block where the next call of C releases it. Where the line leaves the block, it
// retires what is open, and reports whether there is any.
func (l *line) collect(leaves bool) (open bool) {
	lane := l.lane
	if lane.num_dead != 0 {
		C.go_bury(lane)
	}
	n, list := 0, (*[C.GO_DEAD]word)(unsafe.Pointer(&lane.dead))
	for i := range l.block.t[:l.next] {
		t := &l.block.t[i]
		if leaves && t.retire() {
			open = true
		} else if bits := atomic.LoadUintptr(&t.bits); isLeft(bits) {
			list[n] = word(bits &^ told)
			n++
			set(&t.bits, dead)
		}
	}
	lane.num_dead = C.uint32_t(n)
	return open
}

// slot returns an unused tensor of the block.
func (l *line) slot() *Tensor {
	if l.next == slots {
		l.renew()
	}
	l.next++
	return &l.block.t[l.next-1]
}

// renew begins a new block, and releases some of what waits: as many tensors as the block will have, as a rule, so that the
// library's lists for this thread neither overflow nor run dry. Through the list that threads share, each handle would
// be fetched from memory twice more.
func (l *line) renew() {
	l.leave()
	if atomic.LoadInt32(&waiting.count) != 0 {
		releaseWaiting()
	}
	l.block, l.next = new(block), 0
}

// retire leaves the block, and forgets it.
func (l *line) retire() {
	l.leave()
	l.look()
}

// leave leaves the block to the garbage collector. Its tensors that are closed later go to the waiting list.
func (l *line) leave() {
	l.look()
	if b := l.block; b != nil {
		if l.collect(true) {
			runtime.SetFinalizer(b, (*block).finalize)
			l.ballast = new([ballastBytes]byte)
			l.left = b
		}
	}
	l.block, l.next = nil, slots
}

// retire marks a tensor that is open, and reports whether it was.
func (t *Tensor) retire() bool {
	for {
		bits := atomic.LoadUintptr(&t.bits)
		if int(bits) <= 0 || bits&unusual != 0 {
			return false
		}
		if atomic.CompareAndSwapUintptr(&t.bits, bits, bits|retired) {
			return true
		}
	}
}

// look sees to what another goroutine closed of a block at the very moment when the line left it, so that neither saw the
// other: the mark that Close sets takes effect some time after it has found that the tensor is not retired. What is marked even
// later is released with the block.
func (l *line) look() {
	if b := l.left; b != nil {
		l.left = nil
		for i := range b.t {
			if bits := atomic.LoadUintptr(&b.t[i].bits); isLeft(bits) {
				wait(word(bits &^ told))
				set(&b.t[i].bits, dead)
			}
		}
	}
}

// isLeft reports whether a tensor was closed by a mark alone, so that its line is to release it.
func isLeft(bits uintptr) bool { return int(bits) < 0 && bits&unusual == 0 && bits&^told != 0 }

// finalize leaves the block to whoever begins a new one: the library reuses memory best on the thread that releases it.
func (b *block) finalize() {
	waiting.Lock()
	waiting.blocks = append(waiting.blocks, b)
	waiting.setCount()
	waiting.Unlock()
}

func (b *block) release() {
	C.go_release_block(unsafe.Pointer(b))
}

// at is where C writes what a call makes: to t, which slot gave. The garbage collector moves nothing, and the caller keeps
// the block until the call has ended.
func (t *Tensor) at() word { return word(uintptr(unsafe.Pointer(t))) }

// made returns what a call has written to t: that, or a tensor of its own if it is large, or an error.
func (t *Tensor) made() (made *Tensor, err error) {
	made = t
	if atomic.LoadUintptr(&t.bits)&unusual != 0 {
		made, err = t.unusual()
	}
	return
}

//go:noinline
func (t *Tensor) unusual() (*Tensor, error) {
	bits := t.bits
	set(&t.bits, 0)
	if h := word(bits &^ told); bits&failed != 0 {
		return nil, raise(h)
	} else {
		return ownLarge(h), nil
	}
}

// ownLarge makes a tensor without a block, and has the two words of a handle for it.
func ownLarge(h word) *Tensor {
	t := &(&struct {
		t Tensor
		_ word
	}{t: Tensor{bits: uintptr(h) | alone}}).t
	runtime.SetFinalizer(t, func(t *Tensor) { C.w_tensor_release(t.h()) })
	return t
}

// keep is own for calls that do not need a slot before they run. The line is in use.
func (l *line) keep(h word) *Tensor {
	if h == 0 {
		return nil
	}
	if size := C.w_tensor_num_bytes(h); size > smallBytes && size != ^C.size_t(0) {
		return ownLarge(h)
	}
	t := l.slot()
	set(&t.bits, uintptr(h))
	return t
}

func (l *line) keepAll(handles []word) []*Tensor {
	tensors := make([]*Tensor, len(handles))
	for i, h := range handles {
		tensors[i] = l.keep(h)
	}
	return tensors
}

// A handle is what an object with a finalizer has of the library. It has two words, since Go puts smaller objects without
// pointers together, and finalizes none of them while one, or a number that lies beside them, is in use.
type handle struct {
	h word
	_ word
}

// set writes a tensor's bits. Another goroutine may read them meanwhile, which amd64's plain store allows for; an atomic store
// would take 5 ns there. All that was done with the tensor before is done when the bits are seen.
func set(at *uintptr, bits uintptr) {
	if hasPlainStores {
		*at = bits
	} else {
		atomic.StoreUintptr(at, bits)
	}
}

// kill marks a tensor as closed, and changes none of its other bits: where two goroutines close it at once, the mark of one may
// come when that of the other has had its effect, the handle is gone, and the tensor stays what it is.
func kill(at *uintptr) {
	if hasPlainStores {
		*(*uint8)(unsafe.Add(unsafe.Pointer(at), 7)) = dead >> 56
		return
	}
	for bits := atomic.LoadUintptr(at); !atomic.CompareAndSwapUintptr(at, bits, bits|dead); {
		bits = atomic.LoadUintptr(at)
	}
}

const hasPlainStores = !raceEnabled && runtime.GOARCH == "amd64"

// waiting has what no line can reach and the next blocks' beginning releases: closed tensors of blocks that their line has
// left, and blocks of which no tensor is used any more.
var waiting pending

type pending struct {
	count int32 // of both, read without the lock
	sync.Mutex
	handles []word
	blocks  []*block
}

func (p *pending) setCount() { atomic.StoreInt32(&p.count, int32(len(p.handles)+len(p.blocks))) }

func wait(h word) {
	waiting.Lock()
	waiting.handles = append(waiting.handles, h)
	n := len(waiting.handles)
	waiting.setCount()
	waiting.Unlock()
	if n >= C.GO_DEAD {
		releaseWaiting()
	}
}

// manyBlocks is how many blocks wait before more than one is released at a time.
const manyBlocks = 16384

func takeWaiting() (handles []word, blocks []*block) {
	waiting.Lock()
	defer waiting.Unlock()
	handles, waiting.handles = waiting.handles, nil
	if n := len(waiting.blocks); n > 0 {
		rest := n - 1 - n/manyBlocks
		blocks = append(blocks, waiting.blocks[rest:]...)
		for i := rest; i < n; i++ {
			waiting.blocks[i] = nil
		}
		waiting.blocks = waiting.blocks[:rest]
	}
	waiting.setCount()
	return handles, blocks
}

// releaseWaiting holds no lock while it releases: that may call the program's code.
func releaseWaiting() {
	handles, blocks := takeWaiting()
	if len(handles) > 0 {
		C.w_tensors_release(&handles[0], C.int32_t(len(handles)))
	}
	for _, b := range blocks {
		b.release()
	}
}

// flush releases what waits, and retires the blocks of lines that nobody uses.
func flush() {
	lines.Lock()
	free := lines.free
	lines.free = nil
	lines.Unlock()
	for _, l := range free {
		l.retire()
		C.go_bury(l.lane)
	}
	lines.Lock()
	lines.free = append(lines.free, free...)
	lines.Unlock()
	for atomic.LoadInt32(&waiting.count) != 0 {
		releaseWaiting()
	}
}

// costly weighs the tapes, iterators, files, HostOps, Generators and contexts that are there. The garbage collector, which runs by
// how much Go allocates, sees some words of each; it has memory, threads or a descriptor. A HostOp and a Generator have Go's
// memory, which their functions refer to: that counts as used in the run of the collector that finds them, and so makes the next
// one late.
var costly = struct {
	live, limit int64 // which are read without the lock
	sync.Mutex        // of what changes limit
}{limit: fewCostly}

// What one object weighs. A context has a few KiB, and servers make one a request.
const (
	heavy = 64
	light = 1
)

// fewCostly is what is no reason to run the garbage collector.
const fewCostly = 64 * heavy

// makeRoom comes before one more of them is made: it runs the garbage collector if there is twice as much as that has left.
func makeRoom() {
	if atomic.LoadInt64(&costly.live) < atomic.LoadInt64(&costly.limit) {
		return
	}
	costly.Lock()
	atomic.StoreInt64(&costly.limit, 2*atomic.LoadInt64(&costly.live)) // unless some are found
	costly.Unlock()
	collectGarbage()
	awaitFinalizers()
}

// awaitFinalizers waits while they release what is weighed: one goroutine runs them all, and falls behind one that goes on to make
// more. It gives up where none does in a millisecond, since it may be a finalizer that waits here, and after a second.
func awaitFinalizers() {
	live, idle := atomic.LoadInt64(&costly.live), 0
	for began := time.Now(); idle < 5 && time.Since(began) < time.Second; {
		time.Sleep(200 * time.Microsecond)
		if now := atomic.LoadInt64(&costly.live); now < live {
			live, idle = now, 0
		} else {
			idle++
		}
	}
}

// own weighs an object, whose finalizer release is to be.
func own[T any](object *T, weight int64, release func(*T)) *T {
	atomic.AddInt64(&costly.live, weight)
	runtime.SetFinalizer(object, func(object *T) {
		release(object)
		found(weight)
	})
	return object
}

// closed is for an object that own has weighed and that the program closes.
func closed[T any](object *T, weight int64) {
	runtime.SetFinalizer(object, nil)
	atomic.AddInt64(&costly.live, -weight)
}

// found is for one that the garbage collector has found.
func found(weight int64) {
	costly.Lock()
	defer costly.Unlock()
	limit := 2 * atomic.AddInt64(&costly.live, -weight)
	if limit < fewCostly {
		limit = fewCostly
	}
	if limit < atomic.LoadInt64(&costly.limit) {
		atomic.StoreInt64(&costly.limit, limit)
	}
}

// collectGarbage runs the garbage collector and waits until finalizers have begun to run, at most a second: it may be
// a finalizer that waits here.
func collectGarbage() {
	done := make(chan struct{})
	runtime.SetFinalizer(new([16]byte), func(*[16]byte) { close(done) })
	runtime.GC()
	select {
	case <-done:
	case <-time.After(time.Second):
	}
	flush()
}
