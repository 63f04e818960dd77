package eager_test

import (
	"path/filepath"
	"strings"
	"testing"

	"eager"
	"eager/nn"
)

func training(c *eager.Context) (model eager.Sequential, o *eager.Optimizer, run func(steps int)) {
	model = eager.Sequential{must(nn.Dense(c, 4, nn.WithActivation("tanh"))),
		eager.Sequential{must(nn.Dense(c, 3)), must(nn.Dense(c, 1))}}
	o = must(c.NewOptimizer("adam"))
	x := must(eager.FromSlice(c, []float32{0, 1}, 2, 1))
	must(model.Call(c, x, false))
	return model, o, func(steps int) {
		for i := 0; i < steps; i++ {
			must(c.Minimize(o, func() (*eager.Tensor, error) {
				y := must(model.Call(c, x, true))
				return must(c.Mean(must(c.Square(must(c.Subtract(y, eager.Float(1))))))), nil
			}, model.Variables()...))
		}
	}
}

func TestATrainingGoesOnFromACheckpoint(t *testing.T) {
	c := fresh(t)
	check(c.SetSeed(1))
	straight, o, run := training(c)
	resumed, other, goOn := training(c)
	run(3)
	goOn(2)
	w := must(c.NewCheckpointWriter())
	defer w.Close()
	check(w.AddModule("model", straight))
	check(w.AddOptimizer("optimizer", o))
	check(w.AddText("note", "three steps"))
	check(w.AddRandomState(c, "random"))
	folder := t.TempDir()
	path := filepath.Join(folder, "run-1.safetensors")
	check(w.Commit(c, path, eager.CommitOptions{Listed: true, MaxToKeep: 1, NoSync: true}))
	state := must(c.RandomState())
	next := must(c.RandomNormal(eager.WithShape(3))).String()
	run(3)

	latest := must(eager.LatestCheckpoint(folder))
	if latest != path {
		t.Fatal(latest)
	}
	f := must(c.OpenCheckpoint(latest))
	defer f.Close()
	check(f.RestoreModule(c, "model", resumed))
	check(f.RestoreOptimizerOf(c, "optimizer", other, "model", resumed))
	check(f.RestoreRandomState(c, "random"))
	if again := must(c.RandomNormal(eager.WithShape(3))).String(); again != next {
		t.Error(again, next)
	}
	check(c.SetRandomState(state))
	if again := must(c.RandomNormal(eager.WithShape(3))).String(); again != next {
		t.Error(again, next)
	}
	goOn(3)
	for i, v := range resumed.Variables() {
		a, b := must(eager.Values[float32](must(c.Read(v)))), must(eager.Values[float32](must(c.Read(straight.Variables()[i]))))
		for k := range a {
			if a[k] != b[k] {
				t.Error(v.Name(), a, b)
			}
		}
	}
	keys := ""
	for _, e := range must(f.Entries()) {
		keys += e.Key + " "
	}
	if !strings.HasPrefix(keys, "model/layers/0/bias model/layers/0/kernel model/layers/1/layers/0/bias ") ||
		!strings.Contains(keys, "optimizer/slots/model/layers/1/layers/1/kernel/v ") {
		t.Error(keys)
	}
	if must(f.Text("note")) != "three steps" || !f.Contains("random") || f.Contains("lost") || f.Contains("a\x00") {
		t.Error("texts and keys")
	}
}

func TestEntriesOfACheckpoint(t *testing.T) {
	c := fresh(t)
	w := must(c.NewCheckpointWriter())
	check(w.AddTensor("t", matrix(c, 1, 2)))
	path := filepath.Join(t.TempDir(), "c")
	check(w.Commit(c, path, eager.CommitOptions{}))
	f := must(c.OpenCheckpoint(path))
	e := must(f.Entries())
	if len(e) != 1 || e[0].Key != "t" || e[0].IsText || e[0].Dtype != eager.Float32 || len(e[0].Dims) != 2 ||
		e[0].Dims[1] != 2 || e[0].NumBytes != 8 || e[0].StoredDtype != "F32" {
		t.Error(e)
	}
	if text := must(f.Read(c, "t")).String(); text != "[[1. 2.]]" {
		t.Error(text)
	}
	w.Close()
	w.Close()
	f.Close()
	f.Close()
	refused(t, w.AddTensor("u", matrix(c, 1)), eager.FailedPrecondition, "closed")
	refused(t, failure(f.Entries()), eager.FailedPrecondition, "closed")
	refused(t, failure(f.Read(c, "t")), eager.FailedPrecondition, "closed")
	refused(t, f.Restore(c), eager.FailedPrecondition, "closed")
	var none *eager.Checkpoint
	refused(t, failure(none.Text("t")), eager.FailedPrecondition, "closed")
}

func TestWhatACheckpointRefuses(t *testing.T) {
	c := fresh(t)
	w := must(c.NewCheckpointWriter())
	check(w.AddTensor("a", matrix(c, 1)))
	a, b := must(c.NewVariable(matrix(c, 7), "a")), must(c.NewVariable(matrix(c, 8, 9), "b"))
	refused(t, w.AddVariable("a", a), eager.AlreadyExists, "key a has been added")
	refused(t, w.AddVariable("a\x00b", a), eager.InvalidArgument, "NUL")
	refused(t, w.AddVariable("\xff", a), eager.InvalidArgument, "not UTF-8")
	refused(t, w.AddModule("m", eager.Sequential{must(nn.Dense(c, 1))}), eager.FailedPrecondition, "no variables yet")
	folder := t.TempDir()
	refused(t, w.Commit(c, filepath.Join(folder, "no", "c"), eager.CommitOptions{}), eager.NotFound, "")
	check(w.Commit(c, filepath.Join(folder, "c"), eager.CommitOptions{}))
	f := must(c.OpenCheckpoint(filepath.Join(folder, "c")))
	refused(t, f.Restore(c, eager.KeyedVariable{Key: "a", Variable: a}, eager.KeyedVariable{Key: "b", Variable: b}), eager.NotFound, "Key b not found in checkpoint")
	refused(t, f.Restore(c, eager.KeyedVariable{Key: "a", Variable: a}, eager.KeyedVariable{Key: "a", Variable: b}), eager.InvalidArgument, "is float32 [1,2]")
	refused(t, f.Restore(c, eager.KeyedVariable{Key: "a", Variable: nil}), eager.FailedPrecondition, "")
	if must(c.Read(a)).String() != "[[7.]]" {
		t.Error("a has changed")
	}
	refused(t, failure(f.Text("a")), eager.NotFound, "")
	refused(t, f.RestoreModule(c, "m", eager.Sequential{must(nn.Dense(c, 1))}), eager.FailedPrecondition, "no variables yet")
	adam := must(c.NewAdam())
	refused(t, f.RestoreOptimizerOf(c, "o", adam, "m", eager.Sequential{must(nn.Dense(c, 1))}), eager.FailedPrecondition, "no variables yet")
	refused(t, failure(c.OpenCheckpoint(filepath.Join(folder, "lost"))), eager.NotFound, "No such file")
	if path, err := eager.LatestCheckpoint(folder); path != "" || err != nil {
		t.Error(path, err)
	}
}
