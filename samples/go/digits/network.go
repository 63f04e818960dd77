package main

import (
	"fmt"

	"eager"
	"eager/nn"
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

// A network is layers and their variables.
type network struct {
	layers    eager.Sequential
	variables []*eager.Variable
}

// newNetwork makes the network. He's initial values (2015) keep the size of signals from layer to layer under relu.
func newNetwork(c *eager.Context, a architecture, height, width int) *network {
	n := &network{}
	add := func(l *eager.Layer, err error) { n.layers = append(n.layers, eager.Must(l, err)) }
	he, relu := nn.WithKernelInitializer("he_normal"), nn.WithActivation("relu")
	for i, filters := range a.filters {
		add(nn.Conv2D(c, filters, []int{a.kernel}, nn.WithName(fmt.Sprintf("conv%d", i+1)), nn.WithPadding("same"), relu, he))
		if a.pools[i] {
			add(nn.MaxPooling2D(c, nn.WithPadding("same")))
		}
	}
	add(nn.Flatten(c))
	add(nn.Dense(c, a.hidden, nn.WithName("dense1"), relu, he))
	add(nn.Dropout(c, 0.5))
	add(nn.Dense(c, classes, nn.WithName("dense2"), he))
	picture := eager.Must(eager.FromSlice(c, make([]float32, height*width), 1, height, width, 1))
	n.run(c, picture, false).Close() // makes the variables
	n.variables = n.layers.Variables()
	return n
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

// run returns logits [batch, 10] for pictures [batch, height, width, 1].
func (n *network) run(c *eager.Context, images *eager.Tensor, training bool) *eager.Tensor {
	return eager.Must(n.layers.Call(c, images, training))
}

func meanLoss(c *eager.Context, logits, labels *eager.Tensor) *eager.Tensor {
	return eager.Must(c.Mean(eager.Must(c.SparseSoftmaxCrossEntropyWithLogits(logits, labels))))
}
