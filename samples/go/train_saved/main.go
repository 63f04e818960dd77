// Goes on learning with a training step that Python traced and saved: variables, Adam and its slots are in the file. The
// losses are those that Python would have had.
//
//	python3 ../python/save_training.py step.eager
//	go run ./train_saved step.eager ../data
package main

import (
	"fmt"
	"log"
	"os"

	"eager"
	"samples/internal/idx"
)

const batch = 64

func train(file, folder string) (err error) {
	defer eager.Catch(&err)
	dims, pixels, labels, err := idx.Pictures(folder, "train")
	eager.Check(err)
	c := eager.Must(eager.New())
	defer c.Close()
	step := eager.Must(c.Load(file))
	size := dims[1] * dims[2]
	for begin, number := 0, 1; begin+batch <= dims[0]; begin, number = begin+batch, number+1 {
		end := begin + batch
		x := eager.Must(eager.FromSlice(c, pixels[begin*size:end*size], batch, dims[1], dims[2]))
		y := eager.Must(eager.FromSlice(c, labels[begin:end]))
		loss := eager.Must(c.Call(step, x, y))[0]
		fmt.Printf("step %2d: loss %.4f\n", number, eager.Must(eager.Item[float32](loss)))
	}
	return nil
}

func main() {
	if len(os.Args) != 3 {
		log.Fatal("usage: train_saved STEP FOLDER")
	}
	if err := train(os.Args[1], os.Args[2]); err != nil {
		log.Fatal(err)
	}
}
