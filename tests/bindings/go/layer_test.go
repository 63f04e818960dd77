package eager_test

import (
	"strings"
	"sync"
	"testing"

	"eager"
	"eager/nn"
)

func dense(c *eager.Context, units int) *eager.Layer {
	return must(nn.Dense(c, units, nn.WithKernelInitializer("ones"), nn.WithBiasInitializer("constant value=0.5")))
}

func matrix(c *eager.Context, values ...float32) *eager.Tensor {
	return must(eager.FromSlice(c, values, 1, len(values)))
}

func TestTheFirstCallMakesALayersVariables(t *testing.T) {
	c := fresh(t)
	layer := must(nn.Dense(c, 2, nn.WithName("hidden")))
	if layer.IsBuilt() || layer.Variables() != nil || layer.Variable("kernel") != nil {
		t.Error("the layer is built")
	}
	if y := must(layer.Call(c, matrix(c, 1, 2, 3), false)); y.Dims()[1] != 2 {
		t.Error(y)
	}
	if v := layer.Variables(); len(v) != 2 || v[0].Name() != "hidden/kernel" || v[1].Name() != "hidden/bias" {
		t.Error(v)
	}
	if layer.Kind() != "dense" || layer.Name() != "hidden" || !layer.IsBuilt() || layer.Variable("bias").Dims()[0] != 2 {
		t.Error(layer.Kind(), layer.Name())
	}
	refused(t, layer.Set("units", 3), eager.FailedPrecondition, "has been built")
	refused(t, failure(layer.Call(c, matrix(c, 1), false)), eager.InvalidArgument, `Input 0 of layer "hidden" is incompatible`)
}

// A module that gives back what it gets.
type same struct{}

func (same) Call(_ *eager.Context, x eager.Value, _ bool) (*eager.Tensor, error) {
	return x.(*eager.Tensor), nil
}
func (same) Variables() []*eager.Variable { return nil }

func TestAModuleMayGiveBackItsInput(t *testing.T) {
	c := fresh(t)
	x := matrix(c, 1, 2)
	for _, model := range []eager.Sequential{{same{}}, {dense(c, 2), same{}}, {same{}, dense(c, 2), same{}, same{}, dense(c, 2)}, {same{}, same{}}} {
		y := must(model.Call(c, x, false))
		if y.Dims()[1] != 2 || x.Dims()[1] != 2 { // neither is closed
			t.Error(y)
		}
	}
}

// A module whose layer has not been built when it gives the layer's variables.
type unbuilt struct{ layer *eager.Layer }

func (m unbuilt) Call(c *eager.Context, x eager.Value, training bool) (*eager.Tensor, error) {
	return m.layer.Call(c, x, training)
}
func (m unbuilt) Variables() []*eager.Variable { return []*eager.Variable{m.layer.Variable("kernel")} }

func TestAVariableThatIsNil(t *testing.T) {
	c := fresh(t)
	model := eager.Sequential{unbuilt{dense(c, 2)}}
	if n := len(model.Variables()) + len(eager.TrainableVariables(model[0])); n != 0 {
		t.Error(n)
	}
	refused(t, must(c.NewCheckpointWriter()).AddModule("m", model), eager.FailedPrecondition, "")
	must(model.Call(c, matrix(c, 1, 2), false))
	if n := len(model.Variables()); n != 1 {
		t.Error(n)
	}
}

func TestBuildingALayer(t *testing.T) {
	c := fresh(t)
	layer := must(nn.Conv2D(c, 4, []int{3}, nn.WithPadding("same"), nn.WithStrides(2)))
	check(layer.Build(c, spec(eager.Float64, -1, 8, 8, 2)))
	if v := layer.Variable("kernel"); v.Dtype() != eager.Float64 || v.Dims()[2] != 2 || v.Dims()[3] != 4 {
		t.Error(v.Dims())
	}
	refused(t, layer.Build(c), eager.InvalidArgument, "expects 1 input(s), but it received 0 input tensors")
}

func TestALayerIsItsOps(t *testing.T) {
	c := fresh(t)
	layer := dense(c, 2)
	x := matrix(c, 1, 2, 3)
	if y := must(layer.Call(c, x, false)).String(); y != "[[6.5 6.5]]" {
		t.Error(y)
	}
	f := must(c.Trace("f", []eager.Spec{spec(eager.Float32, -1, 3)},
		func(c *eager.Context, inputs []*eager.Tensor) ([]*eager.Tensor, error) {
			y, err := layer.Call(c, inputs[0], false)
			return []*eager.Tensor{y}, err
		}))
	if y := must(c.Call(f, x))[0].String(); y != "[[6.5 6.5]]" {
		t.Error(y)
	}
	var all sync.WaitGroup
	for i := 0; i < 4; i++ {
		all.Add(1)
		go func(c *eager.Context) {
			defer all.Done()
			if y := must(layer.Call(c, x, false)).String(); y != "[[6.5 6.5]]" {
				t.Error(y)
			}
		}(must(c.Fork()))
	}
	all.Wait()
}

func TestASequenceLearns(t *testing.T) {
	c := fresh(t)
	check(c.SetSeed(3))
	model := eager.Sequential{
		must(nn.Conv2D(c, 2, []int{2}, nn.WithActivation("relu"))),
		must(nn.MaxPooling2D(c)),
		must(nn.BatchNormalization(c, nn.WithAxis(-1))),
		must(nn.Flatten(c)),
		must(nn.Dropout(c, 0.25)),
		must(nn.Dense(c, 1)),
	}
	x := must(c.InitialValue("normal stddev=1", eager.Float32, 8, 5, 5, 1))
	sgd := must(c.NewSGD(eager.WithLearningRate(0.05)))
	check(closeAfter(model.Call(c, x, true)))
	var first, last float32
	for i := 0; i < 30; i++ {
		loss := must(c.Minimize(sgd, func() (*eager.Tensor, error) {
			y, err := model.Call(c, x, true)
			if err != nil {
				return nil, err
			}
			return c.Mean(must(c.Square(must(c.Subtract(y, eager.Int(1))))))
		}, eager.TrainableVariables(model)...))
		if last = must(eager.Item[float32](loss)); i == 0 {
			first = last
		}
	}
	if !(last < first/2) {
		t.Error(first, last)
	}
	if all, trained := len(model.Variables()), len(eager.TrainableVariables(model)); all != 8 || trained != 6 {
		t.Error(all, trained)
	}
	if a, b := must(model.Call(c, x, false)), must(model.Call(c, x, false)); a.String() != b.String() {
		t.Error(a, b)
	}
	if a, b := must(model.Call(c, x, true)), must(model.Call(c, x, true)); a.String() == b.String() {
		t.Error("dropout is not random")
	}
}

func closeAfter(t *eager.Tensor, err error) error {
	t.Close()
	return err
}

func TestALayerOfSeveralInputs(t *testing.T) {
	c := fresh(t)
	layer := must(nn.LSTM(c, 4, nn.WithReturnSequences(true)))
	x := must(eager.FromSlice(c, []float32{1, 2, 3}, 1, 3, 1))
	all := must(layer.CallAll(c, false, x))
	if len(all) != 3 || all[0].Rank() != 3 || all[1].Dims()[1] != 4 {
		t.Error(all)
	}
	if later := must(layer.CallAll(c, false, x, nil, all[1], all[2])); later[1].String() == all[1].String() {
		t.Error("the states have no effect")
	}
	refused(t, failure(layer.CallAll(c, false, nil)), eager.InvalidArgument, "is missing")
	refused(t, failure(layer.CallAll(c, false)), eager.InvalidArgument, "expects 1 to 4 input(s), but it received 0 input tensors")
	refused(t, failure(layer.CallAll(c, false, make([]eager.Value, 33)...)), eager.InvalidArgument, "expects fewer than 33 input(s)")
}

func TestLayersShareAVariable(t *testing.T) {
	c := fresh(t)
	a, b, x := dense(c, 3), dense(c, 3), matrix(c, 1, 1, 1)
	must(a.Call(c, x, false))
	refused(t, b.SetVariable("kernel", a.Variable("kernel")), eager.FailedPrecondition, "has not been built")
	must(b.Call(c, x, false))
	check(b.SetVariable("kernel", a.Variable("kernel")))
	refused(t, b.SetVariable("kernal", a.Variable("kernel")), eager.InvalidArgument, `no variable "kernal"`)
	refused(t, b.SetVariable("bias", a.Variable("kernel")), eager.InvalidArgument, "is not compatible")
	refused(t, b.SetVariable("bias", nil), eager.FailedPrecondition, "")
	if n := len((eager.Sequential{a, b}).Variables()); n != 3 {
		t.Error(n)
	}
}

func TestALayerAsText(t *testing.T) {
	c := fresh(t)
	layer := must(nn.Embedding(c, 10, 3, nn.WithName("words")))
	same := must(c.LayerFromJSON(must(layer.JSON())))
	if must(same.JSON()) != must(layer.JSON()) {
		t.Error(same.JSON())
	}
	refused(t, failure(c.LayerFromJSON("{")), eager.DataLoss, "")
}

func TestWhatALayerRefuses(t *testing.T) {
	c := fresh(t)
	refused(t, failure(c.NewLayer("danse", "")), eager.NotFound, "danse")
	refused(t, failure(c.NewLayer("dense", "a\x00b")), eager.InvalidArgument, "")
	refused(t, failure(nn.Dense(c, 1, nn.WithActivation("rleu"))), eager.InvalidArgument, `layer "dense": Value for attr 'activation'`)
	refused(t, failure(nn.Dense(c, 1, nn.WithActivation("re\x00lu"))), eager.InvalidArgument, "")
	refused(t, failure(nn.Softmax(c, nn.WithAxis(1, 2))), eager.InvalidArgument, `layer "softmax": axis is one number, not 2`)
	layer := dense(c, 0)
	refused(t, failure(layer.Call(c, matrix(c, 1), false)), eager.InvalidArgument, "`units`")
	refused(t, layer.Set("units", "1"), eager.InvalidArgument, "units")
	refused(t, layer.Set("units", []string{}), eager.InvalidArgument, "an attribute is")
	layer.Close()
	layer.Close()
	for _, err := range []error{layer.Set("units", 1), layer.Build(c), failure(layer.Call(c, matrix(c, 1), false)), failure(layer.JSON()),
		failure((*eager.Layer)(nil).Call(c, matrix(c, 1), false))} {
		refused(t, err, eager.FailedPrecondition, "closed or nil")
	}
	if layer.Name() != "" || layer.IsBuilt() || layer.Variables() != nil || layer.Variable("kernel") != nil {
		t.Error("a closed layer has something")
	}
	closed := matrix(c, 1)
	closed.Close()
	refused(t, failure(dense(c, 1).Call(c, closed, false)), eager.FailedPrecondition, "closed tensor")
	refused(t, failure(eager.Sequential{}.Call(c, closed, false)), eager.FailedPrecondition, "closed tensor")
	if x := must(eager.Sequential{}.Call(c, eager.Float(2), false)); x.String() != "2.0" {
		t.Error(x)
	}
	refused(t, failure(c.InitialValue("nothing", eager.Float32, 2)), eager.InvalidArgument, "nothing")
	if v := must(c.InitialValue("constant value=2", eager.Float32, 2)).String(); !strings.HasPrefix(v, "[2. 2.]") {
		t.Error(v)
	}
}
