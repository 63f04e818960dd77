// Gradients to the third order. Tapes nest: a gradient is computed with ops, which an outer tape records.
package main

import (
	"fmt"
	"log"

	"eager"
)

func gradients() (err error) {
	defer eager.Catch(&err)

	c := eager.Must(eager.New())
	defer c.Close()
	x := eager.Must(eager.FromSlice(c, []float32{-1, 2, 3}))

	// The tape that is made last is the innermost one, and gives the first derivative.
	third, second, first := eager.Must(c.NewTape(x)), eager.Must(c.NewTape(x)), eager.Must(c.NewTape(x))
	defer third.Close()
	defer second.Close()
	defer first.Close()
	square := eager.Must(c.Multiply(x, x))
	y := eager.Must(c.Multiply(square, square)) // x to the fourth
	dy := eager.Must(c.Gradient(first, y, x))[0]
	d2y := eager.Must(c.Gradient(second, dy, x))[0]
	d3y := eager.Must(c.Gradient(third, d2y, x))[0]

	fmt.Println("x                ", x)
	fmt.Println("x^4              ", y)
	fmt.Println("first:    4 x^3  ", dy)
	fmt.Println("second:  12 x^2  ", d2y)
	fmt.Println("third:   24 x    ", d3y)
	return nil
}

func main() {
	if err := gradients(); err != nil {
		log.Fatal(err)
	}
}
