// Trains a convolutional network on handwritten digits: the program of samples/digits in Go. One seed gives the same
// losses as the C program, to the last digit.
//
//	go run ./digits -data ../data -epochs 5 -function
package main

import (
	"flag"
	"fmt"
	"log"
	"math"
	"time"

	"eager"
)

const (
	heldBack        = 10 // one picture in so many
	curvePoints     = 300
	evaluationBatch = 500
)

type trainer struct {
	c                        *eager.Context
	training, heldBack, test dataset
	batches                  *eager.Dataset // of the training pictures
	network                  *network
	adam                     *eager.Optimizer
	epochs, batch            int
	learningRate             float64
	step, run                *eager.Function // trainStep and the network as functions; nil: they run as eager code
	progress                 *progress
}

// trainStep runs the network under a tape, asks the tape for the gradients, and moves the variables.
func (t *trainer) trainStep(c *eager.Context, b batch) *eager.Tensor {
	return eager.Must(c.Minimize(t.adam, func() (loss *eager.Tensor, err error) {
		defer eager.Catch(&err)
		logits := t.network.run(c, b.images, true)
		defer logits.Close()
		return meanLoss(c, logits, b.labels), nil
	}, t.network.variables...))
}

// trace makes functions of trainStep and the network, which take any number of pictures.
func (t *trainer) trace() {
	images := eager.Spec{Dtype: eager.Float32, Dims: []int{-1, t.training.height, t.training.width, 1}}
	labels := eager.Spec{Dtype: eager.Int32, Dims: []int{-1}}
	t.step = eager.Must(t.c.Trace("train_step", []eager.Spec{images, labels},
		func(c *eager.Context, in []*eager.Tensor) (out []*eager.Tensor, err error) {
			defer eager.Catch(&err)
			return []*eager.Tensor{t.trainStep(c, batch{in[0], in[1]})}, nil
		}))
	t.run = t.traceNetwork()
}

func (t *trainer) traceNetwork() *eager.Function {
	images := eager.Spec{Dtype: eager.Float32, Dims: []int{-1, t.training.height, t.training.width, 1}}
	return eager.Must(t.c.Trace("network", []eager.Spec{images},
		func(c *eager.Context, in []*eager.Tensor) (out []*eager.Tensor, err error) {
			defer eager.Catch(&err)
			return []*eager.Tensor{t.network.run(c, in[0], false)}, nil
		}))
}

func (t *trainer) loss(b batch) *eager.Tensor {
	if t.step != nil {
		return eager.Must(t.c.Call(t.step, b.images, b.labels))[0]
	}
	return t.trainStep(t.c, b)
}

func (t *trainer) logits(b batch) *eager.Tensor {
	if t.run != nil {
		return eager.Must(t.c.Call(t.run, b.images))[0]
	}
	return t.network.run(t.c, b.images, false)
}

func number(t *eager.Tensor) float64 { return float64(eager.Must(eager.Item[float32](t))) }

// evaluate returns the mean loss and the accuracy.
func (t *trainer) evaluate(d dataset) (loss, accuracy float64) {
	for begin := 0; begin < d.count; begin += evaluationBatch {
		end := min(begin+evaluationBatch, d.count)
		b := d.slice(t.c, begin, end)
		logits := t.logits(b)
		loss += float64(end-begin) * number(meanLoss(t.c, logits, b.labels))
		right := eager.Must(t.c.Equal(eager.Must(t.c.Argmax(logits, eager.WithAxis(1))), b.labels))
		accuracy += number(eager.Must(t.c.Sum(eager.Must(t.c.Cast(right, eager.Float32)))))
		logits.Close()
		b.close()
	}
	return loss / float64(d.count), accuracy / float64(d.count)
}

// trainEpoch goes over all pictures in a random order, and returns the mean loss of the steps.
func (t *trainer) trainEpoch(epoch int) float64 {
	count := t.training.count
	steps := (count + t.batch - 1) / t.batch
	stepsAPoint := 1 + steps*t.epochs/curvePoints
	run := eager.Must(t.batches.Iterate(t.c))
	defer run.Close()
	total, summed, seen := 0.0, 0, 0
	var losses *eager.Tensor // summed where the network runs, and read now and then
	for run.Next() {
		b := batch{run.Element()[0], run.Element()[1]}
		size := b.labels.Dims()[0]
		seen += size
		loss := t.loss(b)
		b.close()
		if losses != nil {
			loss = eager.Must(t.c.Add(loss, losses))
		}
		losses = loss
		if summed++; summed == stepsAPoint || seen == count {
			value := number(losses)
			if math.IsNaN(value) || math.IsInf(value, 0) {
				eager.Check(fmt.Errorf("the loss is no longer a number; a smaller -learning-rate may help"))
			}
			total += value
			losses, summed = nil, 0
		}
		t.progress.advance(size, fmt.Sprintf("epoch %d/%d", epoch, t.epochs))
	}
	eager.Check(run.Err())
	return total / float64(steps)
}

func (t *trainer) train() {
	fmt.Println("epoch   training loss   held-back loss   held-back accuracy   pictures/s   time left")
	t.progress = newProgress(t.epochs * t.training.count)
	for epoch := 1; epoch <= t.epochs; epoch++ {
		eager.Check(t.adam.SetLearningRate(eager.Float(t.learningRate * float64(t.epochs-epoch+1) / float64(t.epochs))))
		loss := t.trainEpoch(epoch)
		heldBackLoss, accuracy := t.evaluate(t.heldBack)
		t.progress.clear()
		fmt.Printf("%5d   %13.4f   %14.4f   %17.2f%%   %10.0f   %v\n", epoch, loss, heldBackLoss, 100*accuracy,
			t.progress.rate(), t.progress.left())
	}
	fmt.Printf("trained in %.1f s\n", time.Since(t.progress.started).Seconds())
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func run() (err error) {
	defer eager.Catch(&err)
	data := flag.String("data", "../data", "the `folder` with MNIST's four idx files, .gz or not")
	epochs := flag.Int("epochs", 0, "how often training goes over all pictures (default 30, or 5 for pictures of 16x16 and more)")
	batch := flag.Int("batch", 0, "pictures in a training step (default 64)")
	learningRate := flag.Float64("learning-rate", 0, "of Adam in the first epoch; it falls evenly to the last")
	seed := flag.Uint64("seed", 1, "one seed, one curve; 0: another each time")
	device := flag.String("device", "cpu:0", "where to compute: cpu:0, gpu:0, ...")
	threads := flag.Int("threads", 0, "CPU threads; 0: one for each core")
	function := flag.Bool("function", false, "trace the training step and the network first: the same numbers, faster")
	save := flag.String("save", "", "the `file` where to save the trained network, for classify")
	flag.Parse()

	c := eager.Must(eager.NewWith(eager.Options{Threads: *threads, Seed: *seed}))
	defer c.Close()
	eager.Check(c.SetDevice(*device))
	t := &trainer{c: c, test: readDataset(c, *data, "t10k", *device), adam: eager.Must(c.NewAdam())}
	all := readDataset(c, *data, "train", *device)
	t.heldBack, t.training = all.split(c, all.count/heldBack)
	a := architectureFor(all.height, all.width)
	t.epochs, t.batch, t.learningRate = a.epochs, a.batch, a.learningRate
	if *epochs > 0 {
		t.epochs = *epochs
	}
	if *batch > 0 {
		t.batch = *batch
	}
	if *learningRate > 0 {
		t.learningRate = *learningRate
	}
	t.batches = t.training.batches(c, t.batch)
	t.network = newNetwork(c, a, all.height, all.width)
	if *function {
		t.trace()
	}
	fmt.Printf("libeager %s on %s\n", eager.Version(), *device)
	fmt.Printf("pictures  %dx%d: %d for training, %d held back, %d for testing\n", all.width, all.height, t.training.count,
		t.heldBack.count, t.test.count)
	fmt.Printf("network   %v: %d parameters\n\n", a, t.network.numParameters())
	t.train()
	_, accuracy := t.evaluate(t.test)
	fmt.Printf("test accuracy: %.2f%%\n", 100*accuracy)
	if *save != "" {
		eager.Check(c.Save(t.traceNetwork(), *save))
		fmt.Printf("saved: %s\n", *save)
	}
	return nil
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("digits: ")
	if err := run(); err != nil {
		log.Fatal(err)
	}
}
