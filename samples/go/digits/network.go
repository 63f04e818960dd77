package main

import (
	"fmt"
	"math"

	"eager"
)

const classes = 10

// An architecture has convolutions, each with a bias, relu and perhaps pooling; then two dense layers with dropout between
// them.
type architecture struct {
	kernel        int
	filters       [2]int
	pools         [2]bool
	hidden        int
	epochs, batch int
	learningRate  float64
}

var (
	large = architecture{5, [2]int{32, 64}, [2]bool{true, true}, 1024, 5, 64, 1e-3}
	small = architecture{3, [2]int{32, 64}, [2]bool{false, true}, 128, 30, 64, 2e-3} // for pictures below 16x16
)

func architectureFor(height, width int) architecture {
	if height < 16 || width < 16 {
		return small
	}
	return large
}

func (a architecture) String() (text string) {
	for i, n := range a.filters {
		text += fmt.Sprintf("conv %dx%dx%d, ", a.kernel, a.kernel, n)
		if a.pools[i] {
			text += "pool, "
		}
	}
	return text + fmt.Sprintf("dense %d, dropout, dense %d", a.hidden, classes)
}

// A network has weights and a bias for each layer, in order.
type network struct {
	architecture
	variables []*eager.Variable
}

func newNetwork(c *eager.Context, a architecture, height, width int) *network {
	n := &network{architecture: a}
	depth := 1
	for i, filters := range a.filters {
		n.addLayer(c, fmt.Sprintf("conv%d", i+1), a.kernel, a.kernel, depth, filters)
		depth = filters
		if a.pools[i] {
			height, width = (height+1)/2, (width+1)/2
		}
	}
	n.addLayer(c, "dense1", height*width*depth, a.hidden)
	n.addLayer(c, "dense2", a.hidden, classes)
	return n
}

// addLayer draws initial weights as He et al. (2015) do, so that signals keep their size from layer to layer under relu.
func (n *network) addLayer(c *eager.Context, name string, dims ...int) {
	inputs, outputs := 1, dims[len(dims)-1]
	for _, d := range dims[:len(dims)-1] {
		inputs *= d
	}
	drawn := eager.Must(c.RandomTruncatedNormal(eager.WithShape(dims...)))
	weights := eager.Must(c.Multiply(drawn, eager.Float(math.Sqrt(2/float64(inputs)))))
	bias := eager.Must(eager.FromSlice(c, make([]float32, outputs)))
	n.variables = append(n.variables, eager.Must(c.NewVariable(weights, name+"/weights")),
		eager.Must(c.NewVariable(bias, name+"/bias")))
}

func (n *network) numParameters() (count int) {
	for _, v := range n.variables {
		size := 1
		for _, d := range v.Dims() {
			size *= d
		}
		count += size
	}
	return count
}

// run returns logits [batch, 10] for pictures [batch, height, width, 1]. What only a tape still needs is closed, so that its
// memory is free as soon as the tape lets go of it.
func (n *network) run(c *eager.Context, images *eager.Tensor, training bool) *eager.Tensor {
	h, v := images, n.variables
	next := func(t *eager.Tensor, err error) {
		eager.Check(err)
		if h != images {
			h.Close()
		}
		h = t
	}
	for i, pool := range n.pools {
		next(c.Conv2d(h, v[2*i], eager.WithStrides(1, 1), eager.WithPadding(eager.PaddingSame)))
		next(c.BiasAdd(h, v[2*i+1]))
		next(c.Relu(h))
		if pool {
			next(c.MaxPool2d(h, eager.WithKsize(2, 2), eager.WithStrides(2, 2), eager.WithPadding(eager.PaddingSame)))
		}
	}
	next(c.Reshape(h, eager.Dims{-1, v[4].Dims()[0]}))
	next(c.Matmul(h, v[4]))
	next(c.BiasAdd(h, v[5]))
	next(c.Relu(h))
	if training {
		next(c.Dropout(h, eager.WithRate(0.5)))
	}
	next(c.Matmul(h, v[6]))
	next(c.BiasAdd(h, v[7]))
	return h
}

func meanLoss(c *eager.Context, logits, labels *eager.Tensor) *eager.Tensor {
	return eager.Must(c.Mean(eager.Must(c.SparseSoftmaxCrossEntropyWithLogits(logits, labels))))
}
