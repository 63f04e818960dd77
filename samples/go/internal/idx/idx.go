// Package idx reads MNIST's files of unsigned bytes.
package idx

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// Read returns the dims and the bytes of an idx file, which may be compressed.
func Read(folder, name string, rank int) ([]int, []byte, error) {
	path := filepath.Join(folder, name)
	data, err := read(path)
	if err != nil {
		return nil, nil, err
	}
	head := 4 + 4*rank
	if len(data) < head || !bytes.Equal(data[:4], []byte{0, 0, 8, byte(rank)}) {
		return nil, nil, fmt.Errorf("%s: not an idx file of unsigned bytes with %d dims", path, rank)
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

// read returns the file's bytes, or those of a compressed one beside it.
func read(path string) ([]byte, error) {
	data, err := os.ReadFile(path)
	if !errors.Is(err, os.ErrNotExist) {
		return data, err
	}
	file, err := os.Open(path + ".gz")
	if err != nil {
		return nil, fmt.Errorf("%s: no such file, nor with .gz", path)
	}
	defer file.Close()
	unzipped, err := gzip.NewReader(file)
	if err != nil {
		return nil, fmt.Errorf("%s.gz: %w", path, err)
	}
	return io.ReadAll(unzipped)
}

// Pictures returns labelled pictures: their bytes, [count, height, width], and a digit for each.
func Pictures(folder, prefix string) (dims []int, pixels, labels []byte, err error) {
	dims, pixels, err = Read(folder, prefix+"-images-idx3-ubyte", 3)
	if err != nil {
		return nil, nil, nil, err
	}
	_, labels, err = Read(folder, prefix+"-labels-idx1-ubyte", 1)
	if err == nil && len(labels) != dims[0] {
		err = fmt.Errorf("%s: %d pictures but %d labels for %s", folder, dims[0], len(labels), prefix)
	}
	for _, label := range labels {
		if err == nil && label > 9 {
			err = fmt.Errorf("%s: a label is %d, not a digit", folder, label)
		}
	}
	return dims, pixels, labels, err
}
