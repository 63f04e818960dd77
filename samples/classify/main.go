// Classifies handwritten digits with a network that a C program trained and saved. It needs the file, the library and
// the library's header.
//
//	classify NETWORK FOLDER
//
// NETWORK comes from samples/run.sh --save; FOLDER has MNIST's t10k files.
package main

/*
#cgo LDFLAGS: -leager
#include <eager_c.h>
#include <stdlib.h>
*/
import "C"

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"unsafe"
)

const batch = 100

func check(s *C.eager_status) error {
	if s == nil {
		return nil
	}
	defer C.eager_status_release(s)
	return errors.New(C.GoString(C.eager_status_message(s)))
}

// Network is a saved function from pictures, float32 [n, height, width, 1] from 0 to 1, to logits [n, 10].
type Network struct {
	ctx      *C.eager_context
	function *C.eager_function
	op       *C.eager_op
}

func Load(path string) (*Network, error) {
	n := &Network{}
	name := C.CString(path)
	defer C.free(unsafe.Pointer(name))
	if err := check(C.eager_context_create(nil, &n.ctx)); err != nil {
		return nil, err
	}
	if err := check(C.eager_function_load(n.ctx, name, &n.function)); err != nil {
		return nil, err
	}
	if C.eager_function_num_inputs(n.function) != 1 || C.eager_tensor_rank(C.eager_function_input(n.function, 0)) != 4 {
		return nil, fmt.Errorf("%s: not a network of pictures", path)
	}
	return n, check(C.eager_function_op(n.ctx, n.function, &n.op))
}

func (n *Network) Close() {
	C.eager_op_release(n.op)
	C.eager_function_release(n.function)
	C.eager_context_release(n.ctx)
}

// Classify returns the most likely digit of each picture.
func (n *Network) Classify(pixels []float32, height, width int) ([]int, error) {
	count := len(pixels) / (height * width)
	dims := []C.int64_t{C.int64_t(count), C.int64_t(height), C.int64_t(width), 1}
	logits := make([]float32, 10*count)
	var images, result *C.eager_tensor
	if err := check(C.eager_tensor_create(n.ctx, C.EAGER_FLOAT32, &dims[0], 4, unsafe.Pointer(&pixels[0]),
		C.size_t(4*len(pixels)), &images)); err != nil {
		return nil, err
	}
	defer C.eager_tensor_release(images)
	room := C.int32_t(1)
	if err := check(C.eager_execute(n.ctx, n.op, &images, 1, &result, &room)); err != nil {
		return nil, err
	}
	defer C.eager_tensor_release(result)
	if err := check(C.eager_tensor_read(result, unsafe.Pointer(&logits[0]), C.size_t(4*len(logits)))); err != nil {
		return nil, err
	}
	digits := make([]int, count)
	for i := range digits {
		for d := 1; d < 10; d++ {
			if logits[10*i+d] > logits[10*i+digits[i]] {
				digits[i] = d
			}
		}
	}
	return digits, nil
}

// readIdx returns the dims and the bytes of an idx file of bytes.
func readIdx(path string, rank int) ([]int, []byte, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, nil, err
	}
	head := 4 + 4*rank
	if len(data) < head || !bytes.Equal(data[:4], []byte{0, 0, 8, byte(rank)}) {
		return nil, nil, fmt.Errorf("%s: not the idx file expected", path)
	}
	dims, size := make([]int, rank), 1
	for i := range dims {
		dims[i] = int(binary.BigEndian.Uint32(data[4+4*i:]))
		size *= dims[i]
	}
	if len(data) != head+size {
		return nil, nil, fmt.Errorf("%s: expected %d bytes, found %d", path, head+size, len(data))
	}
	return dims, data[head:], nil
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

func run(network, folder string) error {
	dims, bytes, err := readIdx(filepath.Join(folder, "t10k-images-idx3-ubyte"), 3)
	if err != nil {
		return err
	}
	_, labels, err := readIdx(filepath.Join(folder, "t10k-labels-idx1-ubyte"), 1)
	if err != nil {
		return err
	}
	if len(labels) != dims[0] {
		return fmt.Errorf("%s: %d pictures but %d labels", folder, dims[0], len(labels))
	}
	pixels := make([]float32, len(bytes))
	for i, b := range bytes {
		pixels[i] = float32(b) / 255
	}
	n, err := Load(network)
	if err != nil {
		return err
	}
	defer n.Close()
	right, size := 0, dims[1]*dims[2]
	for begin := 0; begin < dims[0]; begin += batch {
		end := begin + batch
		if end > dims[0] {
			end = dims[0]
		}
		digits, err := n.Classify(pixels[begin*size:end*size], dims[1], dims[2])
		if err != nil {
			return err
		}
		for i, d := range digits {
			if d == int(labels[begin+i]) {
				right++
			}
			if begin+i < 3 {
				fmt.Printf("%sis a %d\n\n", draw(pixels[i*size:(i+1)*size], dims[2]), d)
			}
		}
	}
	fmt.Printf("%d pictures, %.2f%% right\n", dims[0], 100*float64(right)/float64(dims[0]))
	return nil
}

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: classify NETWORK FOLDER")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "classify:", err)
		os.Exit(1)
	}
}
