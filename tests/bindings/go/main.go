// Linear regression from several goroutines: they share the data, the ops and the variables, each has a fork of the
// context, and all release is left to finalizers, which run on a thread of their own.
package main

import (
	"fmt"
	"math"
	"os"
	"runtime"
	"sync"
	"time"
)

const (
	goroutines = 6
	steps      = 300
	trueW      = 3
	trueB      = 2
)

type model struct {
	w, b                                  *Variable
	x, y                                  *Tensor
	multiply, add, subtract, square, mean *Op
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func (m *model) step(c *Context, rate float64) float32 {
	tape := must(c.Tape())
	prediction := must(c.Run(m.add, must(c.Run(m.multiply, m.x, must(c.Read(m.w)))), must(c.Read(m.b))))
	loss := must(c.Run(m.mean, must(c.Run(m.square, must(c.Run(m.subtract, prediction, m.y))))))
	dw, db, err := c.Gradients(tape, loss, m.w, m.b)
	if err != nil {
		panic(err)
	}
	eta := must(c.Weak(rate))
	for _, pair := range []struct {
		v *Variable
		g *Tensor
	}{{m.w, dw}, {m.b, db}} {
		if err := c.AssignSub(pair.v, must(c.Run(m.multiply, pair.g, eta))); err != nil {
			panic(err)
		}
	}
	return must(loss.Float())
}

func train(c *Context) (loss, w, b float32) {
	xs, ys := make([]float32, 64), make([]float32, 64)
	for i := range xs {
		xs[i] = float32(i)/32 - 1
		ys[i] = trueW*xs[i] + trueB
	}
	m := &model{
		w: must(c.Variable(must(c.Number(0)))), b: must(c.Variable(must(c.Number(0)))),
		x: must(c.Vector(xs)), y: must(c.Vector(ys)),
		multiply: must(c.Op("multiply")), add: must(c.Op("add")), subtract: must(c.Op("subtract")),
		square: must(c.Op("square")), mean: must(c.Op("mean")),
	}
	var group sync.WaitGroup
	losses := make([]float32, goroutines)
	for i := 0; i < goroutines; i++ {
		fork := must(c.Fork())
		group.Add(1)
		go func(i int) {
			defer group.Done()
			for s := 0; s < steps; s++ {
				losses[i] = m.step(fork, 0.05)
				if s%10 == 0 {
					runtime.Gosched() // to another thread, perhaps
				}
				if s%100 == 50 {
					runtime.GC()
				}
			}
		}(i)
	}
	group.Wait()
	return losses[0], must(must(c.Read(m.w)).Float()), must(must(c.Read(m.b)).Float())
}

func main() {
	c := must(NewContext(1))
	if _, err := c.Op("no_such_op"); err == nil {
		fmt.Println("an unknown op is accepted")
		os.Exit(1)
	}
	loss, w, b := train(c)
	fmt.Printf("loss %.2g, w %.3f, b %.3f\n", loss, w, b)
	if math.Abs(float64(w-trueW)) > 0.01 || math.Abs(float64(b-trueB)) > 0.01 {
		fmt.Println("not fitted")
		os.Exit(1)
	}
	var live int64
	for i := 0; i < 50; i++ {
		runtime.GC()
		time.Sleep(10 * time.Millisecond)
		if live = must(c.LiveTensors()); live == 0 {
			break
		}
	}
	if live != 0 {
		fmt.Println(live, "tensors are left after the collector")
		os.Exit(1)
	}
	fmt.Println("finalizers released all")
}
