// Times works of the Go binding beside the same works in C, in one process, in turn. Times are the least of many short
// rounds, in nanoseconds; CPU is of all threads.
//
//	bench            all works
//	bench first      ends after the first result; bench nothing: before it
package main

// #cgo pkg-config: eager
// #include "works.h"
import "C"

import (
	"fmt"
	"math"
	"os"
	"os/exec"
	"syscall"
	"time"

	"eager"
)

const rounds = 1000

func must[T any](v T, err error) T { return eager.Must(v, err) }

// least returns the least nanoseconds of a call that each f makes n times, of rounds in turn for two seconds.
func least(fs ...func(n int)) []float64 {
	times := make([]float64, len(fs))
	for begin := time.Now(); time.Since(begin) < 2*time.Second; {
		for i, f := range fs {
			start := time.Now()
			f(rounds)
			if t := float64(time.Since(start).Nanoseconds()) / rounds; times[i] == 0 || t < times[i] {
				times[i] = t
			}
		}
	}
	return times
}

// The works, n times.

func empty(n int) {
	for i := 0; i < n; i++ {
		C.empty()
	}
}

func addAndClose(c *eager.Context, x1, x2 eager.Value) func(n int) {
	return func(n int) {
		for i := 0; i < n; i++ {
			y, err := c.Add(x1, x2)
			eager.Check(err)
			y.Close()
		}
	}
}

func add(c *eager.Context, x, y *eager.Tensor, n int) {
	for i := 0; i < n; i++ {
		_, err := c.Add(x, y)
		eager.Check(err)
	}
}

func gradient(c *eager.Context, x *eager.Tensor) func(n int) {
	square := func() (*eager.Tensor, error) { return c.Multiply(x, x) }
	return func(n int) {
		for i := 0; i < n; i++ {
			y, g, err := c.ValueAndGradient(square, x)
			eager.Check(err)
			y.Close()
			g[0].Close()
		}
	}
}

func execute(c *eager.Context, op *eager.Op) func(n int) {
	return func(n int) {
		for i := 0; i < n; i++ {
			_, err := c.Execute(op)
			eager.Check(err)
		}
	}
}

// cpu returns the seconds of all threads.
func cpu(who int) float64 {
	var u syscall.Rusage
	eager.Check(syscall.Getrusage(who, &u))
	return float64(u.Utime.Nano()+u.Stime.Nano()) / 1e9
}

func cpuOf(f func()) float64 {
	before := cpu(syscall.RUSAGE_SELF)
	f()
	return cpu(syscall.RUSAGE_SELF) - before
}

// child returns the least CPU seconds of runs of this program.
func child(argument string) float64 {
	least := 1e9
	for i := 0; i < 10; i++ {
		before := cpu(syscall.RUSAGE_CHILDREN)
		eager.Check(exec.Command(os.Args[0], argument).Run())
		if t := cpu(syscall.RUSAGE_CHILDREN) - before; t < least {
			least = t
		}
	}
	return least
}

func first() {
	c := must(eager.New())
	one := must(eager.FromScalar(c, float32(1)))
	if must(eager.Item[float32](must(c.Add(one, one)))) != 2 {
		os.Exit(1)
	}
}

func main() {
	if len(os.Args) > 1 {
		if os.Args[1] == "first" {
			first()
		}
		return
	}
	C.setup()
	c := must(eager.New())
	x := must(eager.FromSlice(c, []float32{1, 2, 3, 4, 5, 6, 7, 8}))
	y := must(eager.FromSlice(c, []float32{1, 2, 3, 4, 5, 6, 7, 8}))

	t := least(empty, func(n int) { C.add_and_release(C.int(n)) }, addAndClose(c, x, y), addAndClose(c, x, eager.Float(2)))
	fmt.Printf("an empty C function                      %6.1f ns\n", t[0])
	fmt.Printf("add, made and released    C %6.1f   Go %6.1f   over C %6.1f ns\n", t[1], t[2], t[2]-t[1])
	fmt.Printf("add of a number                      Go %6.1f ns\n", t[3])

	const many = 1000000
	inC, inGo := 1.0, 1.0
	for i := 0; i < 8; i++ {
		inC = math.Min(inC, cpuOf(func() { C.add_and_release(many) }))
		inGo = math.Min(inGo, cpuOf(func() { add(c, x, y, many) }))
	}
	fmt.Printf("left to the collector, CPU  C %6.1f   Go %6.1f ns   %.1f times\n", inC*1e9/many, inGo*1e9/many, inGo/inC)

	t = least(func(n int) { C.gradients(C.int(n)) }, gradient(c, x))
	fmt.Printf("gradient of x * x         C %6.1f   Go %6.1f ns   %.2f times\n", t[0], t[1], t[1]/t[0])

	op := must(c.HostOp("nothing", nil, func(*eager.Context, []*eager.Tensor) ([]*eager.Tensor, error) { return nil, nil }))
	t = least(empty, func(n int) { C.host_calls(C.int(n)) }, execute(c, op))
	fmt.Printf("a callback and back       C %6.1f   Go %6.1f ns; without the call %6.1f ns\n", t[1], t[2], t[2]-t[1]-t[0])

	big := must(eager.FromSlice(c, make([]float32, 1<<20)))
	before, most := must(c.Memory("cpu:0")).InUse, int64(0)
	for i := 0; i < 300; i++ {
		must(c.Add(big, big))
		if now := must(c.Memory("cpu:0")).InUse - before; now > most {
			most = now
		}
	}
	fmt.Printf("300 dropped results of 4 MiB, most alive %d MiB\n", most>>20)
	fmt.Printf("CPU to the first result beyond an empty program %.1f ms\n", 1000*(child("first")-child("nothing")))
}
