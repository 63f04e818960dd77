package eager

// #include "calls.h"
import "C"

import (
	"math/bits"
	"runtime"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"
)

// Tensors of up to so many bytes share a block, which is finalized as a whole; larger ones have a finalizer each.
const smallBytes = 4096

// A block has tensors that one line makes one after the other. When the line has left it and some are open, it has one
// finalizer for all, since that costs more than an op. It has neither pointers, which the garbage collector would follow,
// nor a way back to its line.
type block struct {
	closed uint64 // a bit a slot whose tensor was closed, and `retired`
	t      [slots]Tensor
}

// ballastBytes of garbage come with each block that is left to the garbage collector. It runs by how much Go allocates; a
// block is 1 KiB of that, and 12 KiB of the library's memory. With them it runs before the library has to ask for it.
const ballastBytes = 512

const (
	slots   = 63 // a block is 1016 bytes, and Go's allocator has 1024
	retired = uint64(1) << slots
	alone   = slots     // the index of a tensor without a block
	dead    = slots + 1 // the index of a closed tensor
)

// collect puts what was closed of the line's block where the next call of C releases it.
func (l *line) collect() {
	if b := l.block; b != nil {
		if closed := atomic.LoadUint64(&b.closed); closed != l.released {
			l.buryAll(b, closed)
			l.released = closed
		}
	}
}

// buryAll buries the closed tensors of the line's block that it has not buried before.
func (l *line) buryAll(b *block, closed uint64) {
	for rest := closed &^ l.released; rest != 0; rest &= rest - 1 {
		l.bury(b.t[bits.TrailingZeros64(rest)].h)
	}
}

// bury lets the next call of C release a tensor.
func (l *line) bury(h word) {
	lane := l.lane
	n := lane.num_dead
	if n == C.GO_DEAD {
		C.go_bury(lane)
		n = 0
	}
	*(*word)(unsafe.Pointer(&lane.dead[n])) = h
	lane.num_dead = n + 1
}

// slot returns an unused tensor of the block.
func (l *line) slot() *Tensor {
	if l.next == slots {
		l.renew()
	}
	t := &l.block.t[l.next]
	t.index = l.next
	l.next++
	return t
}

// renew begins a new block, and releases some of what waits: as many tensors as the block will have, as a rule, so that the
// library's lists for this thread neither overflow nor run dry. Through the list that threads share, each handle would
// be fetched from memory twice more.
func (l *line) renew() {
	l.retire()
	if atomic.LoadInt32(&waiting.count) != 0 {
		releaseWaiting()
	}
	l.block, l.next = new(block), 0
}

// retire leaves the block to the garbage collector. Its tensors that are closed later go to the waiting list.
func (l *line) retire() {
	for b := l.block; b != nil; {
		closed := atomic.LoadUint64(&b.closed)
		if atomic.CompareAndSwapUint64(&b.closed, closed, closed|retired) {
			l.buryAll(b, closed)
			if closed != retired-1 {
				runtime.SetFinalizer(b, (*block).finalize)
				l.ballast = new([ballastBytes]byte)
			}
			break
		}
	}
	l.block, l.next, l.released = nil, slots, 0
}

// finalize leaves the block to whoever begins a new one: the library reuses memory best on the thread that releases it.
func (b *block) finalize() {
	waiting.Lock()
	waiting.blocks = append(waiting.blocks, b)
	waiting.setCount()
	waiting.Unlock()
}

func (b *block) release() {
	C.go_release_block(unsafe.Pointer(b), C.uint64_t(atomic.LoadUint64(&b.closed)))
}

// own returns a tensor that releases what the library made: t, which slot gave, or one of its own if it is large.
func own(t *Tensor, h word, bytes C.uint64_t) *Tensor {
	if bytes > smallBytes {
		return ownLarge(h)
	}
	t.h = h
	return t
}

func ownLarge(h word) *Tensor {
	t := &Tensor{h, alone}
	runtime.SetFinalizer(t, func(t *Tensor) { C.w_tensor_release(t.h) })
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
	t.h = h
	return t
}

// close releases the tensor of this index, by the line's next call if that makes tensors in the block.
func (b *block) close(index uintptr, h word) {
	for {
		closed := atomic.LoadUint64(&b.closed)
		if closed>>index&1 != 0 {
			return // by another goroutine
		}
		if atomic.CompareAndSwapUint64(&b.closed, closed, closed|1<<index) {
			if closed&retired != 0 {
				wait(h)
			}
			return
		}
	}
}

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
