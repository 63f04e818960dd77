// A custom gradient for log(1 + e^x), since the gradient of its ops is not a number for large x.
//
// That gradient is 1 / (1 + e^x) * e^x, which at x = 100 is 0 * inf in float32. Written as 1 - 1 / (1 + e^x) it is 1. The
// custom gradient runs ops too, so it can be differentiated again.
package main

import (
	"fmt"
	"log"

	"eager"
)

const one = eager.Float(1)

func log1pexp(c *eager.Context, x *eager.Tensor, custom bool) *eager.Tensor {
	expX := eager.Must(c.Exp(x))
	y := eager.Must(c.Log(eager.Must(c.Add(one, expX))))
	if !custom {
		return y
	}
	// The same value as y, with this backward function in place of the ops' gradients.
	backward := func(c *eager.Context, dy []*eager.Tensor) (dx []*eager.Tensor, err error) {
		defer eager.Catch(&err)
		inverse := eager.Must(c.Divide(one, eager.Must(c.Add(one, expX))))
		slope := eager.Must(c.Subtract(one, inverse))
		return []*eager.Tensor{eager.Must(c.Multiply(dy[0], slope))}, nil
	}
	return eager.Must(c.CustomGradient([]*eager.Tensor{x}, []*eager.Tensor{y}, backward))[0]
}

func printGradients(c *eager.Context, at float32, custom bool) {
	x := eager.Must(eager.FromScalar(c, at))
	outer, inner := eager.Must(c.NewTape(x)), eager.Must(c.NewTape(x))
	defer outer.Close()
	defer inner.Close()
	dy := eager.Must(c.Gradient(inner, log1pexp(c, x, custom), x))[0]
	d2y := eager.Must(c.Gradient(outer, dy, x))[0]

	title := "plain ops"
	if custom {
		title = "custom gradient"
	}
	fmt.Printf("%s at x = %v:\n", title, at)
	fmt.Println("    first", dy)
	if at == 0 {
		fmt.Println("    second", d2y)
	}
}

func run() (err error) {
	defer eager.Catch(&err)
	c := eager.Must(eager.New())
	defer c.Close()
	for _, custom := range []bool{false, true} {
		printGradients(c, 0, custom)
		printGradients(c, 100, custom)
	}
	return nil
}

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}
