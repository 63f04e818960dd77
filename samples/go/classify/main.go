// Classifies handwritten digits with a network that a program trained and saved, in any language.
//
//	classify NETWORK FOLDER
//
// NETWORK comes from samples/run.sh --save; FOLDER has MNIST's t10k files.
package main

import (
	"fmt"
	"log"
	"os"
	"strings"

	"eager"
	"samples/internal/idx"
)

const batch = 100

// load reads a function from pictures, float32 [n, height, width, 1] from 0 to 1, to logits [n, 10].
func load(c *eager.Context, path string) (*eager.Function, error) {
	network, err := c.Load(path)
	if err != nil {
		return nil, err
	}
	if inputs := network.Inputs(); len(inputs) != 1 || len(inputs[0].Dims) != 4 {
		return nil, fmt.Errorf("%s: not a network of pictures", path)
	}
	return network, nil
}

// classify returns the most likely digit of each picture.
func classify(c *eager.Context, network *eager.Function, pixels []float32, height, width int) (digits []int64, err error) {
	defer eager.Catch(&err)
	images := eager.Must(eager.FromSlice(c, pixels, len(pixels)/(height*width), height, width, 1))
	logits := eager.Must(c.Call(network, images))[0]
	return eager.Values[int64](eager.Must(c.Argmax(logits, eager.WithAxis(1))))
}

// draw returns a picture made of characters.
func draw(picture []float32, width int) string {
	const shades = " .:-=+*#%@"
	var text strings.Builder
	for i, v := range picture {
		text.WriteByte(shades[int(v*float32(len(shades)-1))])
		if i%width == width-1 {
			text.WriteByte('\n')
		}
	}
	return text.String()
}

func run(file, folder string) (err error) {
	defer eager.Catch(&err)
	dims, bytes, labels, err := idx.Pictures(folder, "t10k")
	eager.Check(err)
	pixels := make([]float32, len(bytes))
	for i, b := range bytes {
		pixels[i] = float32(b) / 255
	}
	c := eager.Must(eager.New())
	defer c.Close()
	network := eager.Must(load(c, file))
	right, size := 0, dims[1]*dims[2]
	for begin := 0; begin < dims[0]; begin += batch {
		end := begin + batch
		if end > dims[0] {
			end = dims[0]
		}
		for i, digit := range eager.Must(classify(c, network, pixels[begin*size:end*size], dims[1], dims[2])) {
			if digit == int64(labels[begin+i]) {
				right++
			}
			if begin+i < 3 {
				fmt.Printf("%sis a %d\n\n", draw(pixels[i*size:(i+1)*size], dims[2]), digit)
			}
		}
	}
	fmt.Printf("%d pictures, %.2f%% right\n", dims[0], 100*float64(right)/float64(dims[0]))
	return nil
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("classify: ")
	if len(os.Args) != 3 {
		log.Fatal("usage: classify NETWORK FOLDER")
	}
	if err := run(os.Args[1], os.Args[2]); err != nil {
		log.Fatal(err)
	}
}
