// Package eager is eager execution in Go: tensors, ops that run at once, gradients from a tape, and traced functions.
//
//	c, err := eager.New()
//	x, err := eager.FromSlice(c, []float32{1, 2, 3, 4}, 2, 2)
//	y, err := c.Matmul(x, x)
//	fmt.Println(y)
//
// A Context is a line of execution, and its methods are ops. Required parameters of an op are positional, others are
// options: c.Sum(x, eager.WithAxis(0), eager.WithKeepdims(true)). Shapes are given as in the runtime's documentation: a
// dims list such as [..., m, k], where a word is the same size wherever it stands and "..." is any number of dims.
//
// Every call returns an error. That of an op is InvalidArgument, with the op's name, where dtypes, shapes or attributes do
// not fit; Unimplemented where the op has no kernel for a dtype on a device; and ResourceExhausted where memory is out. Where
// ops nest, Must and Catch take the place of tests after each:
//
//	func norm(c *eager.Context, x *eager.Tensor) (y *eager.Tensor, err error) {
//		defer eager.Catch(&err)
//		return c.Sqrt(eager.Must(c.Sum(eager.Must(c.Square(x)))))
//	}
package eager
