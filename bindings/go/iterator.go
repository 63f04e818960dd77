package eager

// #include "calls.h"
import "C"

import (
	"context"
	"encoding/json"
	"runtime"
	"sync"
	"time"
)

// An Iterator is a run of a Dataset.
//
//	for it.Next() {
//		batch := it.Element()
//		...
//	}
//	if err := it.Err(); err != nil { ... }
//
// One goroutine at a time uses it, but for Stop and Close, which any goroutine may call at any time.
type Iterator struct {
	h       word
	line    *line
	out     []word // room for the components, and one more
	room    C.int32_t
	end     C.int32_t
	element []*Tensor
	err     error

	mutex     sync.Mutex
	uses      int  // calls of the library that run
	isMoving  bool // one of them is of those that one goroutine at a time makes
	isStopped bool
	isClosed  bool
}

// Iterate starts a run of the dataset. c's random numbers give the seed of steps that have none, and what c.Interrupt was
// given ends a Next that waits. FailedPrecondition: c traces a function. Errors of files, and those of Element.
func (d *Dataset) Iterate(c *Context) (*Iterator, error) {
	if err := d.Err(); err != nil {
		return nil, err
	}
	makeRoom()
	defer d.hold()()
	h := d.h
	element, err := d.Element(c)
	if err != nil {
		return nil, err
	}
	it := &Iterator{out: make([]word, len(element)+1)}
	if err := c.do(func(ctx word) word { return C.w_iterator_create(ctx, h, &it.h) }); err != nil {
		return nil, err
	}
	if it.line = newLine(0); it.line == nil {
		C.w_iterator_release(it.h)
		return nil, Errorf(ResourceExhausted, "memory is out")
	}
	return own(it, heavy, (*Iterator).release), nil
}

func (it *Iterator) release() {
	C.w_iterator_release(it.h)
	it.line.retire()
	it.line.end()
	it.h, it.line = 0, nil
}

// begin lets a call of the library use the iterator, and keeps Close from releasing it meanwhile.
func (it *Iterator) begin(moves bool) error {
	if it == nil {
		return Errorf(FailedPrecondition, "the iterator is nil")
	}
	it.mutex.Lock()
	defer it.mutex.Unlock()
	switch {
	case it.isClosed || it.h == 0: // or was never made
		return Errorf(FailedPrecondition, "the iterator is closed")
	case moves && it.isStopped:
		return Errorf(FailedPrecondition, "the iterator has been stopped")
	case moves && it.isMoving:
		return Errorf(FailedPrecondition, "the iterator is in use by another call")
	}
	it.isMoving = it.isMoving || moves
	it.uses++
	return nil
}

// done ends what begin began. It holds no lock while it releases: that may call the program's code.
func (it *Iterator) done(moved bool) {
	it.mutex.Lock()
	if it.uses--; moved {
		it.isMoving = false
	}
	isLast := it.isClosed && it.uses == 0
	it.mutex.Unlock()
	if isLast {
		closed(it, heavy)
		it.release()
	}
}

// Next makes the next element, which Element then returns. It returns false at the end, and where it fails: Err tells. After an
// error the next call goes on behind the element that the error concerns. Elements that are not closed are left to the garbage
// collector. FailedPrecondition: the iterator has been stopped. Cancelled: it was stopped meanwhile.
func (it *Iterator) Next() bool {
	if err := it.begin(true); err != nil {
		if it != nil {
			it.element, it.err = nil, err
		}
		return false
	}
	defer it.done(true)
	it.element, it.err = nil, nil
	it.room = C.int32_t(len(it.out) - 1)
	if it.err = check(C.w_iterator_next(it.h, &it.out[0], &it.room, &it.end)); it.err != nil || it.end != 0 {
		return false
	}
	element := make([]*Tensor, it.room)
	for i := range element {
		element[i] = it.line.keep(it.out[i])
	}
	it.element = element
	return true
}

// Element returns the element that Next made; nil if it made none.
func (it *Iterator) Element() []*Tensor {
	if it == nil {
		return nil
	}
	return it.element
}

// Err returns why Next returned false; nil at the end of the dataset.
func (it *Iterator) Err() error {
	if it == nil {
		return Errorf(FailedPrecondition, "the iterator is nil")
	}
	return it.err
}

// An IteratorResult is an element, or an error in its place.
type IteratorResult struct {
	Element []*Tensor
	Err     error
}

// Channel returns a channel with the elements that are left, which is closed at the end. The end of ctx stops the iterator for
// good, and closes the channel; ctx.Err tells then. After an error the elements behind it follow. A receiver that leaves the
// channel before its end cancels ctx; with nil nothing ends it before. Nothing else may use the iterator meanwhile. A panic of the pipeline's code is one of a
// goroutine's that nobody recovers from.
func (it *Iterator) Channel(ctx context.Context) <-chan IteratorResult {
	if ctx == nil {
		ctx = context.Background()
	}
	results := make(chan IteratorResult)
	ended := make(chan struct{})
	go func() {
		select {
		case <-ctx.Done():
			_ = it.Stop()
		case <-ended:
		}
	}()
	go func() {
		defer close(results)
		defer func() {
			if ctx.Err() == nil {
				close(ended)
			} else {
				it.markStopped() // the other goroutine stops it, and waits for its threads
			}
		}()
		for ctx.Err() == nil {
			result := IteratorResult{}
			if it.Next() {
				result.Element = it.Element()
			} else if result.Err = it.Err(); result.Err == nil || ctx.Err() != nil {
				return
			}
			select {
			case results <- result:
			case <-ctx.Done():
				for _, t := range result.Element {
					t.Close()
				}
			}
			if it.hasStopped() {
				return
			}
		}
	}()
	return results
}

// markStopped lets no call use the iterator any more but Stop and Close.
func (it *Iterator) markStopped() {
	if it == nil {
		return
	}
	it.mutex.Lock()
	it.isStopped = true
	it.mutex.Unlock()
}

// hasStopped reports whether Next fails for ever.
func (it *Iterator) hasStopped() bool {
	if it == nil {
		return true
	}
	it.mutex.Lock()
	defer it.mutex.Unlock()
	return it.isStopped || it.h == 0
}

// Save returns the place where the iterator is, for Restore. FailedPrecondition: a generator that cannot be skipped forward.
func (it *Iterator) Save() (t *Tensor, err error) {
	if err := it.begin(true); err != nil {
		return nil, err
	}
	defer it.done(true)
	var h word
	if err := check(C.w_iterator_save(it.h, &h)); err != nil {
		return nil, err
	}
	return it.line.keep(h), nil
}

// Restore sets the place, also that of an iterator of another process: the next element is the one that would have come there.
// InvalidArgument: the state is another pipeline's, or none. DataLoss: it is damaged. After a failure the iterator is where it
// was.
func (it *Iterator) Restore(state *Tensor) error {
	if !state.open() {
		return unusable(state)
	}
	if err := it.begin(true); err != nil {
		return err
	}
	defer it.done(true)
	defer runtime.KeepAlive(state)
	return check(C.w_iterator_restore(it.h, state.h()))
}

// Stop ends the iterator and waits for its threads, also while another goroutine is within Next.
func (it *Iterator) Stop() error { return it.stop(false) }

// Close stops and releases the iterator; what Next, Save and Restore then give is FailedPrecondition. Closing it twice is
// harmless. A call that runs meanwhile ends first.
func (it *Iterator) Close() { _ = it.stop(true) }

func (it *Iterator) stop(closes bool) error {
	if err := it.begin(false); err != nil {
		return err
	}
	defer it.done(false)
	err := check(C.w_iterator_stop(it.h))
	it.mutex.Lock()
	it.isStopped, it.isClosed = true, closes || it.isClosed
	it.mutex.Unlock()
	return err
}

// StepStats is what a step has done since the last restore.
type StepStats struct {
	Kind     string
	Elements int
	Errors   int
	Waited   time.Duration // the time that was waited for the step, with that of the steps before it on the same thread
}

// Stats returns what each step has done, from the last to the first.
func (it *Iterator) Stats() ([]StepStats, error) {
	if err := it.begin(true); err != nil {
		return nil, err
	}
	defer it.done(true)
	var text string
	if err := check(fetch(&text, func(out **C.char) word { return C.w_iterator_stats(it.h, out) })); err != nil {
		return nil, err
	}
	var found []struct {
		Kind             string
		Elements, Errors int
		Seconds          float64
	}
	if err := json.Unmarshal([]byte(text), &found); err != nil {
		return nil, err
	}
	all := make([]StepStats, len(found))
	for i, s := range found {
		all[i] = StepStats{s.Kind, s.Elements, s.Errors, time.Duration(s.Seconds * float64(time.Second))}
	}
	return all, nil
}
