// Fits y = weight * x + bias to points with noise, with variables, a tape and an optimizer.
package main

import (
	"fmt"
	"log"

	"eager"
)

const (
	points = 1000
	steps  = 100
)

// generator gives numbers from -1 to 1 that look random, but are the same on every machine.
type generator uint32

func (g *generator) next() float32 {
	*g = *g*1664525 + 1013904223
	return float32(*g>>8)/(1<<24)*2 - 1
}

// noisyLine returns points on y = 3 x + 2, with noise in y.
func noisyLine() (x, y []float32) {
	g := generator(1)
	for i := 0; i < points; i++ {
		x = append(x, g.next())
		y = append(y, 3*x[i]+2+0.5*g.next())
	}
	return x, y
}

func variable(c *eager.Context, name string, initial float32) *eager.Variable {
	return eager.Must(c.NewVariable(eager.Must(eager.FromScalar(c, initial)), name))
}

func value(c *eager.Context, v *eager.Variable) float32 {
	return eager.Must(eager.Item[float32](eager.Must(c.Read(v))))
}

func fit() (err error) {
	defer eager.Catch(&err)

	c := eager.Must(eager.New())
	defer c.Close()
	xs, ys := noisyLine()
	x, y := eager.Must(eager.FromSlice(c, xs)), eager.Must(eager.FromSlice(c, ys))
	weight, bias := variable(c, "weight", 5), variable(c, "bias", 10)
	sgd := eager.Must(c.NewSGD(eager.WithLearningRate(0.1)))

	// Returns mean((weight * x + bias - y)^2). Ops read the variables that they are given.
	loss := func() (loss *eager.Tensor, err error) {
		defer eager.Catch(&err)
		predicted := eager.Must(c.Add(eager.Must(c.Multiply(x, weight)), bias))
		return c.Mean(eager.Must(c.Square(eager.Must(c.Subtract(predicted, y)))))
	}
	for i := 0; i <= steps; i++ {
		before := eager.Must(c.Minimize(sgd, loss, weight, bias))
		if i%20 == 0 {
			fmt.Printf("step %3d: loss %.3f\n", i, eager.Must(eager.Item[float32](before)))
		}
	}
	fmt.Printf("weight %.2f (made with 3), bias %.2f (made with 2)\n", value(c, weight), value(c, bias))
	return nil
}

func main() {
	if err := fit(); err != nil {
		log.Fatal(err)
	}
}
