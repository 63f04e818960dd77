package eager

// #include <stdlib.h>
// #include "calls.h"
import "C"

import (
	"runtime"
	"strconv"
	"strings"
	"unicode/utf8"
	"unsafe"
)

// A KeyedVariable is a variable and its key in a checkpoint, such as "model/layers/0/kernel".
type KeyedVariable struct {
	Key      string
	Variable *Variable
}

// A KeyedModule is a Module that gives its variables keys of its own. Layers and Sequentials are such modules; the variables of
// another Module are numbered.
type KeyedModule interface {
	Module
	// KeyedVariables returns the variables, with keys below key.
	KeyedVariables(key string) []KeyedVariable
}

// KeyedVariables returns the variables of a module with their keys in a checkpoint; none of a layer that has not been built.
func KeyedVariables(key string, m Module) (all []KeyedVariable) {
	if m == nil {
		return nil
	}
	if keyed, ok := m.(KeyedModule); ok {
		return keyed.KeyedVariables(key)
	}
	for i, v := range m.Variables() {
		all = append(all, KeyedVariable{key + "/" + strconv.Itoa(i), v})
	}
	return all
}

// KeyedVariables returns the layer's variables by their names in the kind: "key/kernel".
func (l *Layer) KeyedVariables(key string) (all []KeyedVariable) {
	if !l.open() {
		return nil
	}
	defer runtime.KeepAlive(l)
	for i, v := range l.Variables() {
		all = append(all, KeyedVariable{key + "/" + C.GoString(C.w_layer_variable_name(l.h, C.int32_t(i))), v})
	}
	return all
}

// KeyedVariables returns the variables of the modules, which are numbered: "key/layers/0/kernel".
func (s Sequential) KeyedVariables(key string) (all []KeyedVariable) {
	for i, module := range s {
		all = append(all, KeyedVariables(keyOfLayer(key, i), module)...)
	}
	return all
}

func keyOfLayer(key string, i int) string { return key + "/layers/" + strconv.Itoa(i) }

// A RandomState is the state of a context's stream of random numbers.
type RandomState struct {
	Key, Counter, NumForks uint64
}

// RandomState returns the state of the context's stream.
func (c *Context) RandomState() (s RandomState, err error) {
	err = c.do(func(ctx word) word {
		var state C.eager_random_state
		state.struct_size = C.size_t(unsafe.Sizeof(state))
		status := C.w_context_get_random_state(ctx, &state)
		s = RandomState{uint64(state.key), uint64(state.counter), uint64(state.num_forks)}
		return status
	})
	return s, err
}

// SetRandomState lets the context draw the numbers again that followed the state.
func (c *Context) SetRandomState(s RandomState) error {
	state := C.eager_random_state{
		key: C.uint64_t(s.Key), counter: C.uint64_t(s.Counter), num_forks: C.uint64_t(s.NumForks),
	}
	state.struct_size = C.size_t(unsafe.Sizeof(state))
	return c.do(func(ctx word) word { return C.w_context_set_random_state(ctx, &state) })
}

// A CheckpointWriter has what a checkpoint is to have, each under a key. Adding takes the present value, and no copy. One
// goroutine at a time uses it.
type CheckpointWriter struct{ handle }

// NewCheckpointWriter returns a writer that has nothing yet.
func (c *Context) NewCheckpointWriter() (w *CheckpointWriter, err error) {
	makeRoom()
	err = c.do(func(ctx word) word {
		var h word
		status := C.w_checkpoint_writer_create(ctx, &h)
		if status == 0 {
			w = own(&CheckpointWriter{handle{h: h}}, heavy, func(w *CheckpointWriter) { C.w_checkpoint_writer_release(w.h) })
		}
		return status
	})
	return w, err
}

// Close releases the writer and the values that it has. Closing it twice is harmless.
func (w *CheckpointWriter) Close() {
	if w.open() {
		closed(w, heavy)
		C.w_checkpoint_writer_release(w.h)
		w.h = 0
	}
}

func (w *CheckpointWriter) open() bool { return w != nil && w.h != 0 }

func (w *CheckpointWriter) add(key string, f func(key *C.char) word) error {
	if !w.open() {
		return Errorf(FailedPrecondition, "the checkpoint's writer is closed or nil")
	}
	defer runtime.KeepAlive(w)
	return withKey(key, f)
}

// withKey runs f with a checkpoint's key; the library refuses what is no UTF-8.
func withKey(key string, f func(key *C.char) word) error {
	if strings.IndexByte(key, 0) >= 0 {
		return Errorf(InvalidArgument, "%q has a NUL", key)
	}
	text := C.CString(key)
	defer C.free(unsafe.Pointer(text))
	return check(f(text))
}

// AddTensor adds a tensor. AlreadyExists: a key that has been added. InvalidArgument: a key that is empty or not UTF-8.
// FailedPrecondition: a symbolic tensor. Nothing has been added then; the same holds for the other functions.
func (w *CheckpointWriter) AddTensor(key string, t *Tensor) error {
	if !t.open() {
		return unusable(t)
	}
	defer runtime.KeepAlive(t)
	return w.add(key, func(key *C.char) word { return C.w_checkpoint_writer_add_tensor(w.h, key, t.h()) })
}

// AddVariable adds the present value of a variable.
func (w *CheckpointWriter) AddVariable(key string, v *Variable) error {
	if !v.open() {
		return unusable(v)
	}
	defer runtime.KeepAlive(v)
	return w.add(key, func(key *C.char) word { return C.w_checkpoint_writer_add_variable(w.h, key, v.h) })
}

// AddText adds a text.
func (w *CheckpointWriter) AddText(key, text string) error {
	if strings.IndexByte(text, 0) >= 0 || !utf8.ValidString(text) {
		return Errorf(InvalidArgument, "the text of key %q has a NUL, or is not UTF-8", key)
	}
	given := C.CString(text)
	defer C.free(unsafe.Pointer(given))
	return w.add(key, func(key *C.char) word { return C.w_checkpoint_writer_add_text(w.h, key, given) })
}

// AddModule adds the variables of a module, with the keys that KeyedVariables gives. FailedPrecondition: a layer that has not
// been built. What stands before it in a Sequential has been added then.
func (w *CheckpointWriter) AddModule(key string, m Module) error {
	switch m := m.(type) {
	case nil:
		return nilModule()
	case *Layer:
		if !m.open() {
			return m.closed()
		}
		defer runtime.KeepAlive(m)
		return w.add(key, func(key *C.char) word { return C.w_checkpoint_writer_add_layer(w.h, key, m.h) })
	case Sequential:
		for i, part := range m {
			if err := w.AddModule(keyOfLayer(key, i), part); err != nil {
				return err
			}
		}
		return nil
	}
	for _, v := range KeyedVariables(key, m) {
		if err := w.AddVariable(v.Key, v.Variable); err != nil {
			return err
		}
	}
	return nil
}

func nilModule() error { return Errorf(InvalidArgument, "the module is nil") }

// AddOptimizer adds the state of an optimizer. Its slots go under the keys of their variables, which have been added before.
func (w *CheckpointWriter) AddOptimizer(key string, o *Optimizer) error {
	if !o.open() {
		return o.closed()
	}
	defer runtime.KeepAlive(o)
	return w.add(key, func(key *C.char) word { return C.w_checkpoint_writer_add_optimizer(w.h, key, o.h) })
}

// AddRandomState adds the state of the context's random numbers; the usual key is "random".
func (w *CheckpointWriter) AddRandomState(c *Context, key string) error {
	if !w.open() {
		return Errorf(FailedPrecondition, "the checkpoint's writer is closed or nil")
	}
	defer runtime.KeepAlive(w)
	return c.named(key, func(ctx word, key *C.char) word { return C.w_checkpoint_writer_add_random_state(w.h, key, ctx) })
}

// CommitOptions say how a checkpoint is written.
type CommitOptions struct {
	NoSync    bool // does not wait for the disk: the file need not outlive a crash of the system
	Listed    bool // LatestCheckpoint finds the file
	MaxToKeep int  // with Listed: the oldest listed files beyond this number are deleted; 0: none
}

// Commit writes the file, which is whole or not there. The writer keeps what it has. NotFound, PermissionDenied,
// ResourceExhausted: the folder or the file cannot be written, the disk is full.
func (w *CheckpointWriter) Commit(c *Context, path string, o CommitOptions) error {
	if !w.open() {
		return Errorf(FailedPrecondition, "the checkpoint's writer is closed or nil")
	}
	if err := fits("MaxToKeep", o.MaxToKeep); err != nil {
		return err
	}
	defer runtime.KeepAlive(w)
	options := C.eager_checkpoint_options{
		no_sync: flag(o.NoSync), is_listed: flag(o.Listed), max_to_keep: C.int32_t(o.MaxToKeep),
	}
	options.struct_size = C.size_t(unsafe.Sizeof(options))
	return c.path(path, func(ctx word, path *C.char) word {
		return C.w_checkpoint_writer_commit(ctx, w.h, path, &options)
	})
}

// LatestCheckpoint returns the path of the folder's latest checkpoint that was committed as Listed; "": there is none.
// DataLoss: the folder's list of checkpoints is damaged.
func LatestCheckpoint(folder string) (path string, err error) {
	if strings.IndexByte(folder, 0) >= 0 {
		return "", Errorf(InvalidArgument, "%q has a NUL", folder)
	}
	if err := started(); err != nil {
		return "", err
	}
	text := C.CString(folder)
	defer C.free(unsafe.Pointer(text))
	var found *C.char
	if err = check(C.w_checkpoint_latest(text, &found)); err == nil && found != nil {
		path = C.GoString(found)
		C.w_string_release(found)
	}
	return path, err
}

// A Checkpoint is a file of tensors and texts, open to be read. Any number of goroutines may use it.
type Checkpoint struct{ handle }

// OpenCheckpoint opens a file. NotFound, PermissionDenied: it cannot be read. DataLoss: it is damaged. InvalidArgument: it has a
// newer version of the format.
func (c *Context) OpenCheckpoint(path string) (f *Checkpoint, err error) {
	makeRoom()
	err = c.path(path, func(ctx word, path *C.char) word {
		var h word
		status := C.w_checkpoint_open(ctx, path, &h)
		if status == 0 {
			f = own(&Checkpoint{handle{h: h}}, heavy, func(f *Checkpoint) { C.w_checkpoint_release(f.h) })
		}
		return status
	})
	return f, err
}

// Close closes the file. Closing it twice is harmless. No other goroutine may use this Checkpoint meanwhile.
func (f *Checkpoint) Close() {
	if f.open() {
		closed(f, heavy)
		C.w_checkpoint_release(f.h)
		f.h = 0
	}
}

func (f *Checkpoint) open() bool { return f != nil && f.h != 0 }

func (f *Checkpoint) closed() error {
	return Errorf(FailedPrecondition, "the checkpoint is closed or nil")
}

// A CheckpointEntry is a tensor or a text of a checkpoint.
type CheckpointEntry struct {
	Key         string
	IsText      bool
	Dtype       Dtype // 0: a text, or a dtype that the library lacks
	Dims        []int
	NumBytes    int64  // in the file
	StoredDtype string // as safetensors calls it: "F32", "F8_E4M3"
}

// Entries returns all tensors and then all texts, each in the order of their keys.
func (f *Checkpoint) Entries() (all []CheckpointEntry, err error) {
	if !f.open() {
		return nil, f.closed()
	}
	defer runtime.KeepAlive(f)
	for i := C.int32_t(0); i < C.w_checkpoint_num_entries(f.h); i++ {
		var info C.eager_checkpoint_entry_info
		info.struct_size = C.size_t(unsafe.Sizeof(info))
		if err := check(C.w_checkpoint_entry(f.h, i, &info)); err != nil {
			return nil, err
		}
		entry := CheckpointEntry{
			Key: C.GoString(info.key), IsText: info.is_text != 0, Dtype: Dtype(info.dtype),
			NumBytes: int64(info.num_bytes), StoredDtype: C.GoString(info.stored_dtype),
		}
		for _, d := range unsafe.Slice(info.dims, int(info.rank)) {
			entry.Dims = append(entry.Dims, int(d))
		}
		all = append(all, entry)
	}
	return all, nil
}

// Contains reports whether there is a tensor or a text of this key.
func (f *Checkpoint) Contains(key string) bool {
	if !f.open() || strings.IndexByte(key, 0) >= 0 {
		return false
	}
	defer runtime.KeepAlive(f)
	text := C.CString(key)
	defer C.free(unsafe.Pointer(text))
	return C.w_checkpoint_find(f.h, text) >= 0
}

// Read returns a tensor, on the host. NotFound: there is none of this key. Unimplemented: it has a dtype that the library lacks.
func (f *Checkpoint) Read(c *Context, key string) (*Tensor, error) {
	if !f.open() {
		return nil, f.closed()
	}
	defer runtime.KeepAlive(f)
	return c.makeNamed(key, func(ctx word, key *C.char, out *word) word { return C.w_checkpoint_read(ctx, f.h, key, out) })
}

// Text returns a text. NotFound: there is none of this key.
func (f *Checkpoint) Text(key string) (text string, err error) {
	if !f.open() {
		return "", f.closed()
	}
	defer runtime.KeepAlive(f)
	err = withKey(key, func(key *C.char) word {
		return fetch(&text, func(out **C.char) word { return C.w_checkpoint_text(f.h, key, out) })
	})
	return text, err
}

// keyed runs f with the keys and handles of variables.
func keyed(variables []KeyedVariable, f func(keys **C.char, words *word, count C.int32_t) error) error {
	keys := make([]*C.char, 0, len(variables)+1)
	words := make([]word, len(variables)+1)
	defer func() {
		for _, key := range keys {
			C.free(unsafe.Pointer(key))
		}
	}()
	for i, v := range variables {
		switch {
		case !v.Variable.open():
			return unusable(v.Variable)
		case strings.IndexByte(v.Key, 0) >= 0:
			return Errorf(InvalidArgument, "%q has a NUL", v.Key)
		}
		keys, words[i] = append(keys, C.CString(v.Key)), v.Variable.h
	}
	keys = append(keys, nil)
	defer runtime.KeepAlive(variables)
	return f(&keys[0], &words[0], C.int32_t(len(variables)))
}

// Restore assigns the checkpoint's values to variables. Where a key is not there (NotFound), or a dtype or a shape is another one
// (InvalidArgument), nothing has changed. FailedPrecondition: the context traces a function.
func (f *Checkpoint) Restore(c *Context, variables ...KeyedVariable) error {
	if !f.open() {
		return f.closed()
	}
	defer runtime.KeepAlive(f)
	return keyed(variables, func(keys **C.char, words *word, count C.int32_t) error {
		return c.do(func(ctx word) word { return C.w_checkpoint_restore_variables(ctx, f.h, keys, words, count) })
	})
}

// RestoreModule does the same for the variables of a module, whose layers have been built (FailedPrecondition).
func (f *Checkpoint) RestoreModule(c *Context, key string, m Module) error {
	if !f.open() {
		return f.closed()
	}
	defer runtime.KeepAlive(f)
	if err := f.checkBuilt(c, key, m); err != nil {
		return err
	}
	return f.Restore(c, KeyedVariables(key, m)...)
}

// checkBuilt lets the library refuse a layer that has not been built.
func (f *Checkpoint) checkBuilt(c *Context, key string, m Module) error {
	switch m := m.(type) {
	case nil:
		return nilModule()
	case *Layer:
		if m.IsBuilt() {
			return nil
		}
		if !m.open() {
			return m.closed()
		}
		defer runtime.KeepAlive(m)
		return c.named(key, func(ctx word, key *C.char) word { return C.w_checkpoint_restore_layer(ctx, f.h, key, m.h) })
	case Sequential:
		for i, part := range m {
			if err := f.checkBuilt(c, keyOfLayer(key, i), part); err != nil {
				return err
			}
		}
	}
	return nil
}

// RestoreOptimizer assigns to the step, to the learning rate (unless an op or a schedule computes it), and to the slots of these
// variables, which are made where they are missing. NotFound also: a slot that the checkpoint lacks. A layer that has not been
// built has no variables yet, so that RestoreOptimizerOf is safer.
func (f *Checkpoint) RestoreOptimizer(c *Context, key string, o *Optimizer, variables ...KeyedVariable) error {
	switch {
	case !f.open():
		return f.closed()
	case !o.open():
		return o.closed()
	}
	defer runtime.KeepAlive(f)
	defer runtime.KeepAlive(o)
	return keyed(variables, func(keys **C.char, words *word, count C.int32_t) error {
		return c.named(key, func(ctx word, key *C.char) word {
			return C.w_checkpoint_restore_optimizer(ctx, f.h, key, o.h, keys, words, count)
		})
	})
}

// RestoreOptimizerOf does the same for the variables of a module, which is in the checkpoint under moduleKey. FailedPrecondition:
// a layer has not been built, whose slots would be left out.
func (f *Checkpoint) RestoreOptimizerOf(c *Context, key string, o *Optimizer, moduleKey string, m Module) error {
	if !f.open() {
		return f.closed()
	}
	if err := f.checkBuilt(c, moduleKey, m); err != nil {
		return err
	}
	return f.RestoreOptimizer(c, key, o, KeyedVariables(moduleKey, m)...)
}

// RestoreRandomState sets the state of the context's random numbers; the usual key is "random".
func (f *Checkpoint) RestoreRandomState(c *Context, key string) error {
	if !f.open() {
		return f.closed()
	}
	defer runtime.KeepAlive(f)
	return c.named(key, func(ctx word, key *C.char) word { return C.w_checkpoint_restore_random_state(ctx, f.h, key) })
}
