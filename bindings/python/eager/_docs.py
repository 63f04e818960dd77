"""Docstrings and signatures of ops: the registry's schemas, and the tables below for what they do not say."""
from . import _registry

# In place of the registry's line.
SUMMARIES = {
    "all": "Whether all elements over axes are true (not zero).",
    "any": "Whether any element over axes is true (not zero).",
    "argmax": "Index of the first largest element along an axis, or of the flattened tensor; NaN counts as largest.",
    "argmin": "Index of the first smallest element along an axis, or of the flattened tensor; NaN counts as smallest.",
    "atan2": "The angle between the first axis and the point (x2, x1), in [-pi, pi].",
    "isfinite": "Whether elements are neither infinite nor NaN.",
    "isinf": "Whether elements are infinite.",
    "isnan": "Whether elements are NaN.",
    "logical_and": "Whether both x1 and x2 are true.",
    "logical_not": "Whether x is false.",
    "logical_or": "Whether x1 or x2 or both are true.",
    "logical_xor": "Whether one of x1 and x2 is true, but not both.",
    "signbit": "Whether the sign bit is set: of negative numbers, -0 included.",
    "tensor_scatter_nd_max": "x with the maximum of x and updates where tuples of indices say.",
    "tensor_scatter_nd_min": "x with the minimum of x and updates where tuples of indices say.",
}

# What an attribute means. "op.attribute" comes before "attribute".
ATTRIBUTES = {
    "adjoint_a": "whether to transpose the last two dims of x1 and take the conjugate.",
    "adjoint_b": "whether to transpose the last two dims of x2 and take the conjugate.",
    "alpha": "the slope; of elu, what large negative values approach, negated.",
    "approximate": "whether to use the formula with tanh.",
    "arange.dtype": "int64 if start, stop and step are whole, else float32, if None.",
    "argmax.axis": "the axis to search; the flattened tensor if None. Negative ones count from the end.",
    "argmin.axis": "the axis to search; the flattened tensor if None. Negative ones count from the end.",
    "axes": "the axes of x in their new order; reversed if None.",
    "axis": "which axis; negative ones count from the end.",
    "batch_dims": "the number of leading dims that x and indices have in common.",
    "begin": "the first index, axis by axis.",
    "begin_mask": "bit i: axis i starts at its beginning, begin[i] does not matter.",
    "clip_norm": "the largest norm.",
    "constant_values": "what CONSTANT pads with.",
    "data_format": "'NHWC' or 'channels_last'; 'NCHW' or 'channels_first': channels second.",
    "depth": "the length of the new axis.",
    "dilations": "the distance of the filter's elements, [vertical, horizontal], or one for both.",
    "dtype": "the result's dtype.",
    "ellipsis": "bit i: entry i is an ellipsis.",
    "end": "the index that is not reached, axis by axis; to the end if None.",
    "end_mask": "bit i: axis i goes to its end, end[i] does not matter.",
    "endpoint": "whether stop is the last number.",
    "expand_dims.axis": "the new axis' place in the result; negative ones count from the end.",
    "flip.axis": "the axes to reverse; all if None.",
    "groups": "the number of groups that the channels are split into.",
    "k": "the diagonal: 0 the main one, above it > 0, below it < 0.",
    "keepdims": "whether the axes that are reduced stay, with size 1.",
    "ksize": "the window's [height, width], or one for both.",
    "maxval": "the upper bound, which is not reached.",
    "mean": "the mean.",
    "minval": "the lower bound.",
    "mode": "'CONSTANT'; 'REFLECT': mirrored, without the edge; 'SYMMETRIC': mirrored, with the edge.",
    "n": "how many numbers.",
    "n_cols": "the number of columns; n_rows if None.",
    "n_rows": "the number of rows.",
    "new_axes": "bit i: entry i is a new axis of size 1.",
    "num": "how many numbers.",
    "num_or_size_splits": "an int: how many equal parts; a list: their sizes, one of which may be -1.",
    "num_samples": "how many indices to draw for each row.",
    "one_hot.axis": "the new axis' place in the result; negative ones count from the end.",
    "one_hot.dtype": "that of on_value, or float32, if None.",
    "ones_like.dtype": "that of x if None.",
    "padding": "'VALID': none; 'SAME': so that a stride of 1 keeps the size; 'EXPLICIT': as paddings says.",
    "paddings": "for 'EXPLICIT': [top, bottom, left, right], or one for all.",
    "pad.paddings": "[before, after] for each axis.",
    "prod.dtype": "that of x if None; of small integers int64 or uint64.",
    "random_bernoulli.shape": "the result's shape; that of p if None.",
    "rate": "the probability of zero.",
    "repeat.axis": "the axis to repeat along; the flattened tensor if None.",
    "repeats": "how often.",
    "repetitions": "how often, axis by axis.",
    "roll.axis": "the axes to move along; the flattened tensor if None.",
    "seed": "gives the same numbers at every call; 0: the next of the stream that random.set_seed starts.",
    "shape": "the result's shape.",
    "reshape.shape": "the result's shape; one dim may be -1.",
    "shift": "how far to move, axis by axis.",
    "shrink_axes": "bit i: entry i is one index, and its axis goes.",
    "size": "how many elements, axis by axis; -1, or None for all: to the end.",
    "split.axis": "the axis to cut; negative ones count from the end.",
    "squeeze.axis": "the axes to remove; all that have size 1 if None.",
    "stack.axis": "the new axis' place in the result; negative ones count from the end.",
    "start": "the first number. Alone, it is where to stop, and 0 is the first.",
    "linspace.start": "the first number.",
    "stddev": "the standard deviation.",
    "step": "the difference of neighbours.",
    "stop": "where to stop; it is not reached.",
    "linspace.stop": "the last number; with endpoint False the one after it.",
    "strides": "how far windows are apart, [vertical, horizontal], or one for both; ksize if None.",
    "conv2d.strides": "how far windows are apart, [vertical, horizontal], or one for both.",
    "strided_slice.strides": "the step, axis by axis; 1 if None.",
    "sum.dtype": "that of x if None; of small integers int64 or uint64.",
    "transpose_a": "whether to transpose the last two dims of x1.",
    "transpose_b": "whether to transpose the last two dims of x2.",
    "unstack.axis": "the axis that goes; negative ones count from the end.",
    "unstack.num": "the axis' size, where a traced function cannot know it.",
    "zero_copies": "whether a 0 in shape is the dim that x has there.",
    "zeros_like.dtype": "that of x if None.",
}
_REDUCED = "the axis or axes to reduce; all if None. Negative ones count from the end."

# What is to be said of inputs besides dtypes.
INPUTS = {
    "bias": "[channels]",
    "bias_add.x": "[..., channels], or [n, channels, ...] for NCHW",
    "diag.x": "[n], or [rows, columns]",
    "filter": "[height, width, channels in / groups, channels out]",
    "gather.indices": "any shape; from 0 on",
    "gather_nd.indices": "[..., number of leading axes of x]",
    "like": "its values do not matter",
    "matmul.x1": "[..., m, k], or [k]",
    "matmul.x2": "[..., k, n], or [k]",
    "max": "the upper bound, none if None",
    "min": "the lower bound, none if None",
    "off_value": "rank 0; 0 if None",
    "on_value": "rank 0; 1 if None",
    "one_hot.indices": "any shape; an index that is not in [0, depth) gives off_value only",
    "p": "probabilities of one",
    "random_categorical.logits": "[rows, classes], log-probabilities that need not be normalised",
    "scatter_nd.indices": "[..., number of leading axes of the result]",
    "sparse_softmax_cross_entropy_with_logits.labels": "the shape of logits without axis: the class of each row",
    "softmax_cross_entropy_with_logits.labels": "the shape of logits: the probability of each class",
    "stack.values": "all of one shape",
    "concat.values": "of one shape but for axis",
    "take_along_axis.indices": "the rank of x",
    "updates": "a value or slice for each tuple of indices",
}

# Shapes of results, where no family's rule (shape_rule) says them.
SHAPES = {
    "arange": "[ceil((stop - start) / step)]",
    "argmax": "that of x without axis (with size 1 there for keepdims)",
    "argmin": "that of x without axis (with size 1 there for keepdims)",
    "avg_pool2d": "[n, height, width, channels] with fewer rows and columns, in data_format's order",
    "bias_add": "that of x",
    "bitcast": "that of x; [..., wider / narrower] for a narrower dtype, without that dim for a wider one",
    "broadcast_like": "that of like",
    "broadcast_to": "shape",
    "clip": "those of x, min and max, broadcast",
    "clip_by_global_norm": "those of xs; []",
    "clip_by_norm": "that of x",
    "concat": "that of the values; along axis the sum of theirs",
    "conv2d": "[n, height, width, channels out], in data_format's order",
    "diag": "[n + |k|, n + |k|] of a vector, [length of the diagonal] of a matrix",
    "dropout": "that of x",
    "expand_dims": "that of x with a 1 at axis",
    "eye": "[n_rows, n_cols]",
    "fill": "shape",
    "flip": "that of x",
    "gather": "that of x with axis replaced by the shape of indices (without its first batch_dims)",
    "gather_nd": "that of indices without its last dim, then that of x without its leading axes that were indexed",
    "global_norm": "[]",
    "l2_loss": "[]",
    "linspace": "[num]",
    "log_softmax": "that of x",
    "matmul": "[..., m, n]; a vector's dim goes",
    "max_pool2d": "[n, height, width, channels] with fewer rows and columns, in data_format's order",
    "one_hot": "that of indices with depth inserted at axis",
    "pad": "that of x, each dim longer by its paddings",
    "permute_dims": "that of x in the order of axes",
    "random_bernoulli": "shape",
    "random_categorical": "[rows, num_samples]",
    "random_normal": "shape",
    "random_permutation": "[n]",
    "random_truncated_normal": "shape",
    "random_uniform": "shape",
    "repeat": "that of x, axis repeats times as long; [repeats * size] without an axis",
    "reshape": "shape",
    "reshape_like": "that of like",
    "roll": "that of x",
    "scatter_nd": "shape",
    "slice": "size",
    "softmax": "that of x",
    "softmax_cross_entropy_with_logits": "that of logits without axis",
    "sparse_softmax_cross_entropy_with_logits": "that of logits without axis",
    "split": "that of x, along axis as num_or_size_splits says",
    "squeeze": "that of x without the axes",
    "stack": "that of the values with their number inserted at axis",
    "strided_slice": "what x[begin:end:strides] has",
    "sum_like": "that of like",
    "take_along_axis": "those of x and indices, broadcast but for axis, which is that of indices",
    "tile": "that of x, each dim as often as repetitions says",
    "tril": "that of x",
    "triu": "that of x",
    "unstack": "that of x without axis",
    "where": "those of condition, x1 and x2, broadcast",
}

for _op in ("avg_pool2d", "max_pool2d", "conv2d"):
    INPUTS[_op + ".x"] = "[n, height, width, channels], or [n, channels, height, width] for NCHW"
for _op in ("add", "max", "min", "update"):
    SHAPES["tensor_scatter_nd_" + _op] = "that of x"
    INPUTS[f"tensor_scatter_nd_{_op}.indices"] = "[..., number of leading axes of x]"

_INTEGERS = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
_GROUPS = (("bool", ("bool",)), ("integer", _INTEGERS), ("floating", ("float16", "bfloat16", "float32", "float64")),
           ("complex", ("complex64", "complex128")), ("string", ("string",)))
_NAMED = {
    ("bool", "integer", "floating", "complex", "string"): "any dtype",
    ("bool", "integer", "floating", "complex"): "any dtype but string",
    ("integer", "floating", "complex"): "any number",
    ("integer", "floating"): "any real number",
    ("bool", "integer", "floating"): "bool or any real number",
}


def _listed(words, last="or"):
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + f" {last} " + words[-1]


def dtypes_text(entry):
    """The dtypes that an input takes, in words: "any number", "floating or complex"."""
    left = list(entry["dtypes"])
    cast = entry["integers_to_float"]
    if cast:
        left = [d for d in left if d != "bool" and d not in _INTEGERS]
    groups = [group for group, members in _GROUPS if all(m in left for m in members)]
    for group, members in _GROUPS:
        if group in groups:
            left = [d for d in left if d not in members]
    text = _NAMED.get(tuple(groups)) if not left else None
    return (text or _listed(groups + left)) + (" (64-bit integers become float64, others and bool float32)" if cast else "")


def is_reduction(schema):
    """Whether the op reduces axes: it has axis and keepdims."""
    return {"axis", "keepdims"} <= {a["name"] for a in schema["attributes"]}


def shape_rule(schema):
    """The shapes of the outputs, in words, or None where they are not known."""
    name, inputs = schema["name"], [entry["name"] for entry in schema["inputs"]]
    if name in SHAPES:
        return SHAPES[name]
    if is_reduction(schema):
        return "that of x without the axes (with size 1 there for keepdims)"
    if len(inputs) == 2 and not any(a["argument"] is not None for a in schema["attributes"]):
        return f"those of {inputs[0]} and {inputs[1]}, broadcast" if _registry.is_public(name) else None
    return f"that of {inputs[0]}" if len(inputs) == 1 and not schema["inputs"][0]["list"] else None


def _dtype_rule(schema, output):
    """The dtype of an output, in words."""
    rule = output["dtype"]
    inputs = {entry["name"]: entry for entry in schema["inputs"]}
    part = ""
    for kind in ("real", "complex"):
        if rule.startswith(kind + "("):
            part, rule = f"the {kind} dtype as wide as ", rule[len(kind) + 1:-1]
    if rule in inputs:
        promoted = [n for n in inputs if n in ("x1", "x2", "min", "max", "logits", "labels", "filter", "bias", "updates")]
        if rule in promoted and len(promoted) > 1 and inputs[rule]["dtypes"] == inputs[promoted[-1]]["dtypes"]:
            return part + f"the dtype that {_listed(promoted, 'and')} are promoted to"
        if inputs[rule]["list"]:
            return part + f"the dtype that {rule} are promoted to"
        return (part or "the dtype of ") + rule
    for attribute in schema["attributes"]:
        if attribute["name"] == rule:
            return "the dtype that the argument says"
    return "dtype " + rule


def summary(schema):
    """The registry's line as a sentence."""
    text = SUMMARIES.get(schema["name"]) or schema["description"].strip()
    first = text.split(" ", 1)[0].rstrip(",;:")
    names = [entry["name"] for entry in schema["inputs"] + schema["attributes"]]
    if first.isalpha() and len(first) > 2 and first not in names and first not in _registry.schemas():
        text = text[0].upper() + text[1:]
    return text if text.endswith(".") else text + "."


def _wrapped(text):
    import textwrap

    return textwrap.fill(text, 100, initial_indent="    ", subsequent_indent="        ", break_on_hyphens=False)


def _parameter(schema, p):
    """An entry of Args."""
    name, op = p["name"], schema["name"]
    default = f", default {p['default']!r}" if p["optional"] else ""
    if p["type"] == "input":
        text = INPUTS.get(f"{op}.{name}", INPUTS.get(name, ""))
        kind = "sequence of tensors" if p["list"] else "tensor"
        return f"{name} ({kind}{default}): {dtypes_text(p['schema'])}{'; ' + text if text else ''}."
    kind = {"ints": "int or sequence of int", "string": "str"}.get(p["type"], p["type"])
    text = ATTRIBUTES.get(f"{op}.{name}")
    if text is None and name == "axis" and p["type"] == "ints" and is_reduction(schema):
        text = _REDUCED
    text = text or ATTRIBUTES.get(name, "see above.")
    return f"{name} ({kind}{default}): {text}{' In any case.' if p['schema']['choices'] else ''}"


def _returns(schema):
    outputs, shape = schema["outputs"], shape_rule(schema)
    lines = [f"{o['name']} ({'tuple of Tensor' if o['list'] else 'Tensor'}): {_dtype_rule(schema, o)}." for o in outputs]
    if len(outputs) > 1:
        lines.insert(0, f"A tuple of {len(outputs)}:")
    return lines + ([f"{'Shape' if len(outputs) == 1 else 'Shapes'}: {shape}."] if shape else [])


def _raises(schema):
    names = [entry["name"] for entry in schema["inputs"]]
    attributes = [a["name"] for a in schema["attributes"]]
    faults = []
    if names:
        faults.append("an input has a dtype that is not listed")
    if (shape_rule(schema) or "").endswith("broadcast"):
        faults.append("the shapes do not broadcast")
    elif len(names) > 1 or any(entry["list"] for entry in schema["inputs"]):
        faults.append("shapes do not fit each other")
    if "axis" in attributes:
        faults.append("there is no such axis")
    if "indices" in names:
        faults.append("an index is out of range")
    if [a for a in attributes if a not in ("axis", "keepdims")]:
        faults.append("an argument's value makes no sense")
    lines = [f"InvalidArgumentError: {_listed(faults)}."] if faults else []
    return lines + ["UnimplementedError: the device has no kernel for the dtype" +
                    ("." if schema["differentiable"] or schema.get("has_no_gradient") else ", or a gradient is asked for.")]


def _differentiable(schema):
    if schema["differentiable"]:
        return "Differentiable: yes."
    if schema.get("has_no_gradient"):
        return "Differentiable: no; no gradient flows back."
    return "Differentiable: no; asking for a gradient is an UnimplementedError."


def docstring(name):
    """The text that help() shows."""
    from ._examples import EXAMPLES

    schema = _registry.schemas()[name]
    sections = [("Args", [_parameter(schema, p) for p in _registry.parameters(schema)]), ("Returns", _returns(schema)),
                ("Raises", _raises(schema))]
    parts = [summary(schema)]
    parts += [f"{title}:\n" + "\n".join(map(_wrapped, lines)) for title, lines in sections if lines]
    parts.append(_differentiable(schema))
    if "random" in schema["effects"]:
        parts[-1] += " Draws random numbers."
    if name in EXAMPLES:
        parts.append("Example:\n" + "\n".join("    " + line for line in EXAMPLES[name].split("\n")))
    return "\n\n".join(parts) + "\n"


def signature(name):
    """An inspect.Signature."""
    import inspect

    parameters, kind = [], inspect.Parameter.POSITIONAL_OR_KEYWORD
    for p in _registry.parameters(_registry.schemas()[name]):
        kind = inspect.Parameter.KEYWORD_ONLY if p["by_name"] else kind
        parameters.append(inspect.Parameter(p["name"], kind, default=p["default"] if p["optional"] else inspect.Parameter.empty))
    return inspect.Signature(parameters)
