// Backtracking line search: a step along the gradient is halved until the value is low enough. So the control flow
// depends on values, and is plain Go.
package main

import (
	"fmt"
	"log"

	"eager"
)

type search struct {
	c     *eager.Context
	scale *eager.Tensor
}

// objective returns sum(scale * x^2): a bowl that is steeper in one direction than in the other.
func (s search) objective(x *eager.Tensor) *eager.Tensor {
	square := eager.Must(s.c.Multiply(x, x))
	return eager.Must(s.c.Sum(eager.Must(s.c.Multiply(s.scale, square))))
}

// moved returns x - rate * gradient.
func (s search) moved(x *eager.Tensor, rate float64, gradient *eager.Tensor) *eager.Tensor {
	return eager.Must(s.c.Subtract(x, eager.Must(s.c.Multiply(eager.Float(rate), gradient))))
}

func value(t *eager.Tensor) float32 { return eager.Must(eager.Item[float32](t)) }

// step returns a point along the gradient where the objective is low enough, and its value there.
func (s search) step(x *eager.Tensor) (here *eager.Tensor, now float32, tries int) {
	atStart, gradients, err := s.c.ValueAndGradient(func() (y *eager.Tensor, err error) {
		defer eager.Catch(&err)
		return s.objective(x), nil
	}, x)
	eager.Check(err)
	gradient := gradients[0]
	norm := value(eager.Must(s.c.Sum(eager.Must(s.c.Multiply(gradient, gradient)))))
	first, rate := value(atStart), 1.0
	here, now = x, first
	for now > first-float32(rate)*norm {
		here = s.moved(x, rate, gradient)
		now = value(s.objective(here))
		rate /= 2
		tries++
	}
	return here, now, tries
}

func run() (err error) {
	defer eager.Catch(&err)
	c := eager.Must(eager.New())
	defer c.Close()
	s := search{c, eager.Must(eager.FromSlice(c, []float32{1, 5}))}
	x := eager.Must(eager.FromSlice(c, []float32{3, 2}))
	fmt.Printf("step 0: value %.4f\n", value(s.objective(x)))
	for i := 1; i <= 8; i++ {
		var now float32
		var tries int
		x, now, tries = s.step(x)
		fmt.Printf("step %d: value %.4f after %d tries\n", i, now, tries)
	}
	return nil
}

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}
