package main

import (
	"eager"
	"samples/internal/idx"
)

// A dataset has labelled pictures: images uint8 [count, height, width, 1], labels uint8 [count].
type dataset struct {
	images, labels       *eager.Tensor
	count, height, width int
}

func readDataset(c *eager.Context, folder, prefix, device string) dataset {
	dims, pixels, labels, err := idx.Pictures(folder, prefix)
	eager.Check(err)
	images := eager.Must(eager.FromSlice(c, pixels, dims[0], dims[1], dims[2], 1))
	return dataset{
		images: eager.Must(c.CopyTo(images, device)),
		labels: eager.Must(c.CopyTo(eager.Must(eager.FromSlice(c, labels)), device)),
		count:  dims[0], height: dims[1], width: dims[2],
	}
}

func (d dataset) pick(c *eager.Context, indices *eager.Tensor) dataset {
	d.images, d.labels = eager.Must(c.Gather(d.images, indices)), eager.Must(c.Gather(d.labels, indices))
	d.count = indices.Dims()[0]
	return d
}

// split returns two sets: count pictures drawn at random, and the others.
func (d dataset) split(c *eager.Context, count int) (drawn, others dataset) {
	order := eager.Must(c.RandomPermutation(d.count))
	return d.pick(c, part(c, order, 0, count)), d.pick(c, part(c, order, count, d.count))
}

// part returns the elements or rows from begin to end.
func part(c *eager.Context, t *eager.Tensor, begin, end int) *eager.Tensor {
	from, size := make([]int, t.Rank()), t.Dims()
	from[0], size[0] = begin, end-begin
	return eager.Must(c.Slice(t, from, eager.WithSize(size...)))
}

// A batch has float32 pictures from 0 to 1, and int32 labels.
type batch struct{ images, labels *eager.Tensor }

func (d dataset) batch(c *eager.Context) batch {
	wide := eager.Must(c.Cast(d.images, eager.Float32))
	defer wide.Close()
	return batch{eager.Must(c.Multiply(wide, eager.Float(1.0/255))), eager.Must(c.Cast(d.labels, eager.Int32))}
}

// batches returns a pipeline of batches as numbers, each epoch in another random order, one made ahead of its use.
func (d dataset) batches(c *eager.Context, size int) *eager.Dataset {
	asNumbers := func(c *eager.Context, in []*eager.Tensor) (out []*eager.Tensor, err error) {
		defer eager.Catch(&err)
		b := dataset{images: in[0], labels: in[1]}.batch(c)
		return []*eager.Tensor{b.images, b.labels}, nil
	}
	return c.TensorSlicesDataset(d.images, d.labels).Shuffle(d.count).Batch(size).Map(eager.Traced(asNumbers)).Prefetch()
}

func (d dataset) slice(c *eager.Context, begin, end int) batch {
	d.images, d.labels = part(c, d.images, begin, end), part(c, d.labels, begin, end)
	return d.batch(c)
}

func (b batch) close() {
	b.images.Close()
	b.labels.Close()
}
