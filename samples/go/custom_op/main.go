// Ops of the program's own: softplus, log(1 + e^x), with a kernel in Go and a gradient made of ops; and hypot of the C library.
//
// Once it is defined, it is an op like any other: it is made by its name, promotes its inputs, and is differentiated under
// any number of tapes.
package main

import (
	"fmt"
	"log"
	"math"

	"eager"
)

// softplus computes y of x. The library has allocated y.
func softplus[T float32 | float64](k *eager.KernelCall) {
	x, y, sharpness := eager.Elements[T](k.Inputs[0]), eager.Elements[T](k.Outputs[0]), k.Attr("sharpness").(float64)
	for i := range x {
		at := sharpness * float64(x[i])
		y[i] = T((math.Max(at, 0) + math.Log1p(math.Exp(-math.Abs(at)))) / sharpness)
	}
}

var definition = eager.Definition{
	Name:   "sample.softplus",
	Schema: "x: T[...], sharpness: float = 1 -> y: T[...]; T: float32 float64",
	Kernel: func(k *eager.KernelCall) error {
		if k.Inputs[0].Dtype() == eager.Float32 {
			softplus[float32](k)
		} else {
			softplus[float64](k)
		}
		return nil
	},
	Saves: "x",
	// dy * sigmoid(sharpness * x), by ops, so that it has a gradient too.
	Gradient: func(c *eager.Context, g *eager.GradientCall) (dx []*eager.Tensor, err error) {
		defer eager.Catch(&err)
		scaled := eager.Must(c.Multiply(g.Saved[0], eager.Float(g.Attr("sharpness").(float64))))
		slope := eager.Must(c.Sigmoid(scaled))
		return []*eager.Tensor{eager.Must(c.Multiply(g.OutputGradients[0], slope))}, nil
	},
}

func run() (err error) {
	defer eager.Catch(&err)
	c := eager.Must(eager.New())
	defer c.Close()
	eager.Check(c.Define(definition))

	op := eager.Must(c.NewOp("sample.softplus"))
	x := eager.Must(eager.FromSlice(c, []float32{-1, 0, 100}))
	outer, inner := eager.Must(c.NewTape(x)), eager.Must(c.NewTape(x))
	defer outer.Close()
	defer inner.Close()
	y := eager.Must(c.Execute(op, x))[0]
	dy := eager.Must(c.Gradient(inner, y, x))[0]
	d2y := eager.Must(c.Gradient(outer, dy, x))[0]
	fmt.Println("softplus", y)
	fmt.Println("    first", dy)
	fmt.Println("    second", d2y)

	sharp := eager.Must(c.NewOp("sample.softplus"))
	eager.Check(sharp.Set("sharpness", 10.0))
	fmt.Println("sharper", eager.Must(c.Execute(sharp, x))[0])

	// The C library's hypot, of which the prototype is all that is written.
	eager.Check(c.DefineNative(eager.Definition{
		Name:   "sample.hypot",
		Schema: "x: T[...], y: T[...] -> z: T[...]; T: float32 float64",
	}, "libm.so.6", `double = z hypot(double = x, double = y)
		float32: float = z hypotf(float = x, float = y)`))
	hypot := eager.Must(c.NewOp("sample.hypot"))
	legs := eager.Must(eager.FromSlice(c, []float32{0, 4, 100}))
	fmt.Println("hypot", eager.Must(c.Execute(hypot, x, legs))[0])

	imaginary := eager.Must(eager.FromSlice(c, []complex64{1i})) // of complex numbers there is no softplus here
	_, err = c.Execute(op, imaginary)
	fmt.Println(err)
	return nil
}

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}
