// Makes tensors, runs ops on them, prints the results, and handles an error.
package main

import (
	"errors"
	"fmt"
	"log"

	"eager"
)

func hello() (err error) {
	defer eager.Catch(&err) // what Must below meets

	c := eager.Must(eager.New())
	defer c.Close()
	x := eager.Must(eager.FromSlice(c, []int32{1, 2, 3, 4}, 2, 2))
	y := eager.Must(eager.FromSlice(c, []int32{4, 5, 6, 7}, 2, 2))

	product := eager.Must(c.Matmul(x, y))
	fmt.Printf("matmul:\n%v\n", product)
	fmt.Printf("plus one:\n%v\n", eager.Must(c.Add(product, eager.Int(1))))

	// The shapes do not fit: an error, as any other in Go.
	row := eager.Must(eager.FromSlice(c, []float32{1, 2, 3}))
	_, err = c.Add(x, row)
	var e *eager.Error
	if !errors.Is(err, eager.InvalidArgument) || !errors.As(err, &e) {
		return err
	}
	fmt.Printf("error %d: %v\n", e.Code, e)
	return nil
}

func main() {
	if err := hello(); err != nil {
		log.Fatal(err)
	}
}
