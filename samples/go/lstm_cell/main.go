// Runs an LSTM cell, made of plain ops, over a sequence, and computes the gradient through all steps.
package main

import (
	"fmt"
	"log"
	"math"

	"eager"
)

const (
	hidden = 32
	steps  = 8
	gates  = 4
)

type cell struct {
	c                       *eager.Context
	kernel, recurrent, bias *eager.Variable
}

// wave returns numbers that look random, but are the same on every machine.
func wave(c *eager.Context, phase float64, size float32, dims ...int) *eager.Tensor {
	count := 1
	for _, d := range dims {
		count *= d
	}
	values := make([]float32, count)
	for i := range values {
		values[i] = size * float32(math.Sin(phase+12.9898*float64(i)))
	}
	return eager.Must(eager.FromSlice(c, values, dims...))
}

func newCell(c *eager.Context) cell {
	return cell{
		c:         c,
		kernel:    eager.Must(c.NewVariable(wave(c, 1, 0.3, hidden, gates*hidden), "kernel")),
		recurrent: eager.Must(c.NewVariable(wave(c, 2, 0.3, hidden, gates*hidden), "recurrent")),
		bias:      eager.Must(c.NewVariable(wave(c, 3, 0.1, gates*hidden), "bias")),
	}
}

// step returns the next state: cell f * c + i * n, and h = o * tanh of that.
func (l cell) step(x, h, state *eager.Tensor) (nextH, next *eager.Tensor) {
	c := l.c
	fromX, fromH := eager.Must(c.Matmul(x, l.kernel)), eager.Must(c.Matmul(h, l.recurrent))
	all := eager.Must(c.Add(eager.Must(c.Add(fromX, fromH)), l.bias))
	part := eager.Must(c.Split(all, []int{gates}, eager.WithAxis(1)))
	i, f, o := eager.Must(c.Sigmoid(part[0])), eager.Must(c.Sigmoid(part[1])), eager.Must(c.Sigmoid(part[2]))
	n := eager.Must(c.Tanh(part[3]))
	next = eager.Must(c.Add(eager.Must(c.Multiply(f, state)), eager.Must(c.Multiply(i, n))))
	return eager.Must(c.Multiply(o, eager.Must(c.Tanh(next)))), next
}

func norm(t *eager.Tensor) (norm float64) {
	eager.Check(eager.View(t, func(values []float32) { // the tensor's memory, which is not copied
		for _, v := range values {
			norm += float64(v) * float64(v)
		}
	}))
	return math.Sqrt(norm)
}

func run() (err error) {
	defer eager.Catch(&err)
	c := eager.Must(eager.New())
	defer c.Close()
	l := newCell(c)
	mean, gradients, err := c.ValueAndGradient(func() (mean *eager.Tensor, err error) {
		defer eager.Catch(&err)
		h, state := wave(c, 4, 0, 1, hidden), wave(c, 4, 0, 1, hidden)
		for step := 0; step < steps; step++ {
			h, state = l.step(wave(c, 5+float64(step), 1, 1, hidden), h, state)
			fmt.Printf("step %d: |h| = %.4f, |c| = %.4f\n", step+1, norm(h), norm(state))
		}
		return c.Mean(h)
	}, l.kernel, l.recurrent, l.bias)
	eager.Check(err)
	fmt.Printf("mean of h: %.5f\n", eager.Must(eager.Item[float32](mean)))
	for i, name := range []string{"kernel", "recurrent", "bias"} {
		fmt.Printf("gradient by %-9s  norm %.5f\n", name, norm(gradients[i]))
	}
	return nil
}

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}
