// Goes on with a training that samples/pipeline.c has begun, from its checkpoint and the place in its records: it prints the
// losses that the C program would have had.
//
//	pipeline FOLDER STEPS
//
// FOLDER is that of the C program, with digits.tfrecord and a checkpoint. The program trains up to step STEPS.
package main

import (
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strconv"

	"eager"
)

const (
	pixels, classes, batchSize, showEvery = 64, 10, 32, 50
	learningRate                          = 0.01
)

// decode gives float32 pictures [n, 64] from 0 to 1, and int32 labels [n], of n records: a label and its pixels, a byte each.
func decode(c *eager.Context, in []*eager.Tensor) (out []*eager.Tensor, err error) {
	defer eager.Catch(&err)
	bytes := eager.Must(c.DecodeRaw(in[0], eager.Uint8))
	picture := eager.Must(c.Slice(bytes, []int{0, 1}, eager.WithSize(-1, pixels)))
	label := eager.Must(c.Slice(bytes, []int{0, 0}, eager.WithSize(-1, 1)))
	x := eager.Must(c.Multiply(eager.Must(c.Cast(picture, eager.Float32)), eager.Float(1.0/255)))
	return []*eager.Tensor{x, eager.Must(c.Cast(eager.Must(c.Squeeze(label, eager.WithAxis(1))), eager.Int32))}, nil
}

// batches is the C program's pipeline, step by step, since its place is that of such a pipeline.
func batches(c *eager.Context, path string) *eager.Iterator {
	d := c.RecordsDataset([]string{path}).Shuffle(500, eager.WithSeed(7)).Repeat().Batch(batchSize)
	return eager.Must(d.Map(eager.Traced(decode)).Prefetch().Iterate(c))
}

func run(folder string, last int64) (err error) {
	defer eager.Catch(&err)
	c := eager.Must(eager.New())
	defer c.Close()
	variable := func(name string, dims ...int) *eager.Variable {
		return eager.Must(c.NewVariable(eager.Must(c.Fill(dims, eager.Must(eager.FromScalar(c, float32(0))))), name))
	}
	weights, bias := variable("weights", pixels, classes), variable("bias", classes)
	adam := eager.Must(c.NewAdam(eager.WithLearningRate(learningRate)))
	it := batches(c, filepath.Join(folder, "digits.tfrecord"))
	defer it.Close()

	path := eager.Must(eager.LatestCheckpoint(folder))
	if path == "" {
		return fmt.Errorf("%s has no checkpoint", folder)
	}
	checkpoint := eager.Must(c.OpenCheckpoint(path))
	defer checkpoint.Close()
	keyed := []eager.KeyedVariable{{Key: "model/weights", Variable: weights}, {Key: "model/bias", Variable: bias}}
	eager.Check(checkpoint.Restore(c, keyed...))
	eager.Check(checkpoint.RestoreOptimizer(c, "optimizer", adam, keyed...))
	eager.Check(it.Restore(eager.Must(checkpoint.Read(c, "data/iterator"))))
	step := eager.Must(eager.Item[int64](eager.Must(checkpoint.Read(c, "step"))))
	fmt.Printf("goes on at step %d\n", step)

	for step < last && it.Next() {
		x, labels := it.Element()[0], it.Element()[1]
		loss := eager.Must(c.Minimize(adam, func() (loss *eager.Tensor, err error) {
			defer eager.Catch(&err)
			logits := eager.Must(c.Add(eager.Must(c.Matmul(x, weights)), bias))
			return c.Mean(eager.Must(c.SparseSoftmaxCrossEntropyWithLogits(logits, labels)))
		}, weights, bias))
		step++
		if step%showEvery == 0 || step == last {
			fmt.Printf("step %d: loss %.9g\n", step, eager.Must(eager.Item[float32](loss)))
		}
		x.Close()
		labels.Close()
	}
	return it.Err()
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("pipeline: ")
	if len(os.Args) != 3 {
		log.Fatal("usage: pipeline FOLDER STEPS")
	}
	last, err := strconv.ParseInt(os.Args[2], 10, 64)
	if err == nil {
		err = run(os.Args[1], last)
	}
	if err != nil {
		log.Fatal(err)
	}
}
