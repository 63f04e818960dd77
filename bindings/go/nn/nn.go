// Package nn makes layers: a function for each kind, whose options are what may be left out. Names, defaults and initial
// values are Keras's.
//
//	model := eager.Sequential{
//		eager.Must(nn.Conv2D(c, 8, []int{3}, nn.WithActivation("relu"))),
//		eager.Must(nn.Flatten(c)),
//		eager.Must(nn.Dense(c, 10)),
//	}
//	logits, err := model.Call(c, images, true)
//
// A layer that cannot be made is an error: eager.InvalidArgument for a choice or an initializer that there is not.
package nn

import "eager"

// A builder makes a layer, and has the first error.
type builder struct {
	layer *eager.Layer
	err   error
}

// begin makes a layer of a kind, by the name among its options.
func begin[O any](c *eager.Context, kind string, options []O) *builder {
	name := ""
	for _, o := range options {
		if o, ok := any(o).(OptionName); ok {
			name = o.value
		}
	}
	layer, err := c.NewLayer(kind, name)
	return &builder{layer, err}
}

func (b *builder) set(attribute string, value any) {
	b.apply(func(l *eager.Layer) error { return l.Set(attribute, value) })
}

func (b *builder) apply(f func(l *eager.Layer) error) {
	if b.err == nil {
		b.err = f(b.layer)
	}
}

func (b *builder) end() (*eager.Layer, error) {
	if b.err != nil {
		b.layer.Close()
		return nil, b.err
	}
	return b.layer, nil
}

// setOnly sets an attribute that is one number from an option that may have several.
func setOnly(l *eager.Layer, attribute string, values []int) error {
	if len(values) != 1 {
		return eager.Errorf(eager.InvalidArgument, "layer %q: %s is one number, not %d", l.Name(), attribute, len(values))
	}
	return l.Set(attribute, values[0])
}

// WithName gives the layer a name, for messages and the variables' names.
func WithName(name string) OptionName {
	return OptionName{name}
}

// An OptionName is an option of all layers.
type OptionName struct{ value string }
