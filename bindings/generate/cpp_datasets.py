"""Writes C++'s kinds of datasets (bindings/cpp/include/eager/datasets.hpp): options, and a function for each kind.

A kind without inputs, or with any number of them, is a static function of Dataset; one with an input is a member.
"""

import cpp
import words

_TAKEN = {"int": "int64_t", "bool": "bool", "string": "const std::string&", "tensors": "const TensorList&"}
_HELD = {"int": "int64_t", "bool": "bool", "string": "std::string", "tensors": "TensorList"}
_HEAD = """/// An input pipeline: a source, and steps behind it. An element is a list of tensors, its components. Copies refer to the same
/// dataset, and threads may share it. An Iterator runs it, and so does a range-based for:
///
///   Dataset batches = Dataset::tensor_slices({images, labels}).shuffle(10000).batch(64).prefetch();
///   for (const std::vector<Tensor>& batch : batches) train(batch[0], batch[1]);
///
/// map(), filter() and flat_map() take an op, a function, or a callable, which is traced with the components of an element:
/// as its arguments, or as one vector. A callable that is to run as it is for each element becomes an op by host_op().
class Dataset : public DatasetBase {
 public:
  /// An empty dataset, which every call refuses.
  Dataset() noexcept = default;

  /// A dataset by its kind's name, over others. NOT_FOUND: there is no such kind. INVALID_ARGUMENT: it takes another number of
  /// datasets, or they stand more than 1000 one behind the other.
  static Fallible<Dataset> make(const std::string& kind, const std::vector<Dataset>& inputs = {}) {
    std::vector<eager_dataset*> handles;
    for (const Dataset& one : inputs) handles.push_back(one.get());
    EAGER_TRY(DatasetBase made, create(kind, handles));
    return Dataset(std::move(made));
  }
  /// Another reference to a handle.
  static Dataset share(eager_dataset* borrowed) noexcept {
    eager_dataset_retain(borrowed);
    Dataset shared;
    *shared.out() = borrowed;
    return shared;
  }
""".splitlines()


def text(registry):
    body = ["namespace data {", ""]
    choices = {}
    for kind in registry.datasets:
        for one in kind.options:
            if one.choices:
                choices[_enumeration(one)] = one.choices
    for name, all_names in sorted(choices.items()):
        body += _choices(name, all_names)
    for kind in registry.datasets:
        body += _options(kind) if kind.options else []
    body += ["}  // namespace data", "", *_HEAD, "", "  // ---- Sources", ""]
    for kind in registry.datasets:
        body += _function(kind) if kind.num_inputs == 0 else []
    body += ["  // ---- Several datasets as one", ""]
    for kind in registry.datasets:
        body += _function(kind) if kind.num_inputs is None else []
    body += ["  // ---- Steps", ""]
    for kind in registry.datasets:
        body += _function(kind) if kind.num_inputs == 1 else []
    body += [" private:", "  explicit Dataset(DatasetBase&& made) noexcept : DatasetBase(std::move(made)) {}", "};", ""]
    return cpp._file("datasets", "The kinds of datasets.", ['#include "dataset.hpp"'], body)


def _enumeration(attribute):
    return words.pascal(attribute.name)


def _options_type(kind):
    return f"{kind.title}Options"


def _choices(name, all_names):
    listed = [cpp.name_of(one.lower()) for one in all_names]
    lines = [f"/// The choices of {name.lower()}.", f"enum class {name} {{ {', '.join(listed)} }};"]
    texts = ", ".join(f'"{one}"' for one in all_names)
    return [*lines, f"inline const char* name({name} value) {{", f"  constexpr const char* names[] = {{{texts}}};",
            "  return names[static_cast<size_t>(value)];", "}", ""]


def _options(kind):
    options = _options_type(kind)
    lines = [f"/// The attributes of Dataset::{cpp.name_of(kind.name)}() that may be left out.", f"class {options} {{", " public:"]
    for one in kind.options:
        lines += words.comment(_attribute_text(one), "  /// ", cpp.WIDTH)
        taken, value = (_enumeration(one), "data::name(value)") if one.choices else (_TAKEN[one.type], "value")
        lines += cpp._setter(options, cpp.name_of(one.name), f"{taken} value", f"{one.name}_.set({value})")
    lines += ["", "  // The values that were given."]
    lines += [f"  detail::Given<{_HELD[one.type]}> {one.name}_;" for one in kind.options]
    return [*lines, "};", ""]


def _attribute_text(one):
    text = words.replace_words(cpp._text(one.description), {"Absent": "Not given"})
    if one.default is None:
        return text
    shown = cpp.name_of(one.default.lower()) if one.choices else str(one.default).lower()
    return f"{text} Default: {shown}."


def _function(kind):
    lines = words.comment(cpp._text(kind.description), "  /// ", cpp.WIDTH)
    template, parameters, body = "", [], []
    inputs = {0: "", 1: ", {*this}"}.get(kind.num_inputs, ", inputs")
    if kind.num_inputs is None:
        parameters.append("const std::vector<Dataset>& inputs")
    for one in kind.required:
        name = cpp.name_of(one.name)
        lines += words.comment(f"- {one.name}: {cpp._text(one.description)}", "  /// ", cpp.WIDTH)
        if one.type == "generator":
            lines += words.comment(_GENERATOR, "  /// ", cpp.WIDTH)
            template = "  template <class F>"
            parameters += [f"F {name}", "const std::vector<Spec>& element"]
            body.append(f'    EAGER_DO(made.set_generator("{one.name}", std::move({name}), element));')
        elif one.type == "op":
            template = "  template <class F>"
            parameters.append(f"F {name}")
            body.append(f'    EAGER_TRY(const Op called, detail::element_op(*this, "{kind.name}", {name}));')
            body.append(f'    EAGER_DO(made.set("{one.name}", called));')
        else:
            parameters.append(f"{_TAKEN[one.type]} {name}")
            body.append(f'    EAGER_DO(made.set("{one.name}", {name}));')
    if kind.options:
        options = f"data::{_options_type(kind)}"
        parameters.append(f"const {options}& options = {options}()")
        body += [f'    EAGER_DO(detail::set_if(made, "{one.name}", options.{one.name}_));' for one in kind.options]
    member = kind.num_inputs == 1
    head = cpp.signature(f"  {'' if member else 'static '}Fallible<Dataset> {cpp.name_of(kind.name)}", parameters,
                         " const {" if member else " {")
    if not body:
        return [*lines, *_one_line(head, f'return make("{kind.name}"{inputs});'), ""]
    made = f'    EAGER_TRY(Dataset made, make("{kind.name}"{inputs}));'
    lines += [*([template] if template else []), *head, made, *body, "    return made;", "  }"]
    if len(kind.attributes) == 1 and kind.options:  # what is given most is an argument, too: repeat(3)
        only = kind.options[0]
        name, options = cpp.name_of(only.name), f"data::{_options_type(kind)}()"
        head = f"  Fallible<Dataset> {cpp.name_of(kind.name)}({_TAKEN[only.type]} {name}) const {{"
        lines += _one_line([head], f"return {cpp.name_of(kind.name)}({options}.{name}({name}));")
    return [*lines, ""]


def _one_line(head, statement):
    """A function of one statement, in one line where it fits."""
    line = f"{head[-1]} {statement} }}"
    return [*head[:-1], line] if len(line) <= cpp.WIDTH else [*head, f"    {statement}", "  }"]


_GENERATOR = (
    "It is a function of an element's number, which gives a tensor or a list of them, or an optional one of these, whose absence is"
    " the end; or a function without parameters, which is called for each epoch and gives a function that gives one element"
    " after the other: generator([] { return [i = 0]() mutable -> std::optional<Tensor> { ... }; }, {Spec{DType::int32, {}}})."
    " What it captures by reference outlives the dataset and its iterators, whose threads may run it at once."
)
