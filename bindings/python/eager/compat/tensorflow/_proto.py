"""Protocol buffers of TensorFlow's files, events, summaries and tensors, as objects with TensorFlow's fields and methods."""
import struct

from eager import records
from eager.records import _EIGHT_BYTES, _FOUR_BYTES, _SIZED, _VARINT

# What numbers are without their sign, and how those of fixed size are packed.
_INTEGERS = {"int32": 32, "int64": 64, "uint32": 32, "uint64": 64, "bool": 1, "enum": 32}
_FIXED = {"double": "<d", "float": "<f"}
_DEFAULTS = {"string": "", "bytes": b"", "double": 0.0, "float": 0.0, "bool": False}


class _Field:
    """A field of a message: its number, its name, its kind (a word of the tables above, "string", "bytes" or a class), whether it is
    repeated, and the oneof that it belongs to."""

    def __init__(self, number, name, kind, is_repeated, oneof):
        self.number, self.name, self.kind, self.is_repeated, self.oneof = number, name, kind, is_repeated, oneof

    def checked(self, value):
        """Returns a value as the field keeps it. TypeError: it has another type; ValueError: it is out of range."""
        kind = self.kind
        if hasattr(value, "item") and not isinstance(value, Message):
            value = value.item()
        if isinstance(kind, type):
            expected = isinstance(value, kind)
        elif kind == "string":
            expected, value = isinstance(value, (str, bytes)), value.decode() if isinstance(value, bytes) else value
        elif kind == "bytes":
            expected = isinstance(value, (bytes, bytearray))
        elif kind in _FIXED:
            expected = isinstance(value, (int, float))
        else:
            expected = isinstance(value, int)
        if not expected:
            name = kind.__name__ if isinstance(kind, type) else kind
            raise TypeError(f"{value!r} has type {type(value).__name__}, but field {self.name} is {name}")
        if kind in _FIXED:
            value = float(value)
            return struct.unpack("<f", struct.pack("<f", value))[0] if kind == "float" else value
        if kind == "bool":
            return bool(value)
        if kind in _INTEGERS:
            least = 0 if kind.startswith("u") else -(1 << _INTEGERS[kind] - 1)
            if not least <= value < least + (1 << _INTEGERS[kind]):
                raise ValueError(f"Value out of range: {value}")
        return bytes(value) if kind == "bytes" else value

    def encoded(self, value):
        """Returns one value without the field's key."""
        if self.kind in _FIXED:
            return struct.pack(_FIXED[self.kind], value)
        if self.kind in _INTEGERS:
            return records._varint(int(value))
        return value.SerializeToString() if isinstance(self.kind, type) else value.encode() if self.kind == "string" else value

    def _number(self, n):
        """Returns a varint as the field's kind has it: its lowest bits."""
        bits = _INTEGERS[self.kind]
        if self.kind == "bool":
            return n != 0
        n &= (1 << bits) - 1
        return n if self.kind.startswith("u") or not n >> bits - 1 else n - (1 << bits)

    def decoded(self, wire, data):
        """Returns the values of what the wire has under the field's number: one, or, of numbers that are packed, several; None where it
        is not a field of this kind. Of a message it is the bytes."""
        if self.kind in _FIXED:
            form = _FIXED[self.kind]
            if wire != (_EIGHT_BYTES if self.kind == "double" else _FOUR_BYTES) and not (wire == _SIZED and self.is_repeated):
                return None
            if len(data) % struct.calcsize(form):
                raise ValueError("it is cut")
            return [found for found, in struct.iter_unpack(form, data)]
        if self.kind in _INTEGERS:
            if wire == _VARINT:
                return [self._number(data)]
            return [self._number(n) for n in records.numbers_of(data)] if wire == _SIZED and self.is_repeated else None
        if wire != _SIZED:
            return None
        return [data.decode() if self.kind == "string" else data]


class _Repeated(list):
    """The values of a repeated field."""

    def __init__(self, field, values=()):
        self._field = field
        super().__init__()
        self.extend(values)

    def append(self, value):
        """Adds a value; of a message a copy."""
        value = self._field.checked(value)
        super().append(value._copy() if isinstance(value, Message) else value)

    def extend(self, values):
        """Adds values."""
        for value in values:
            self.append(value)

    def add(self, **values):
        """Adds a message of these fields, and returns it."""
        message = self._field.kind(**values)
        super().append(message)
        return message


class Message:
    """A protocol buffer: fields are attributes, repeated ones lists, and those that are not set have their defaults."""

    _fields: dict = {}

    def __init__(self, **values):
        self.__dict__["_values"] = {}
        for name, value in values.items():
            field = self._field(name, ValueError)
            if value is None:
                continue
            if field.is_repeated:
                self._values[name] = _Repeated(field, value)
            elif isinstance(field.kind, type):
                self._set(field, field.checked(value)._copy())
            else:
                setattr(self, name, value)

    def _field(self, name, error=AttributeError):
        field = self._fields.get(name)
        if field is None:
            raise error(f"Protocol message {type(self).__name__} has no \"{name}\" field.")
        return field

    def _set(self, field, value):
        if field.oneof:
            for other in self._fields.values():
                if other.oneof == field.oneof:
                    self._values.pop(other.name, None)
        self._values[field.name] = value

    def __getattr__(self, name):
        field = self._field(name)
        if name in self._values:
            return self._values[name]
        if field.is_repeated:
            return self._values.setdefault(name, _Repeated(field))
        if isinstance(field.kind, type):  # it counts as set when it has something
            return self.__dict__.setdefault("_unset", {}).setdefault(name, field.kind())
        return _DEFAULTS.get(field.kind, 0)

    def __setattr__(self, name, value):
        field = self._field(name)
        if field.is_repeated or isinstance(field.kind, type):
            raise AttributeError(f'Assignment not allowed to message, map, or repeated field "{name}" in protocol message object.')
        self._set(field, field.checked(value))

    def _settle(self):
        """Sets the messages that were read while they were not set, and have got values since."""
        unset = self.__dict__.get("_unset", {})
        for name in [name for name, message in unset.items() if message._has_any()]:
            self._set(self._fields[name], unset.pop(name))

    def _has_any(self):
        self._settle()
        return any(not isinstance(v, _Repeated) or v for v in self._values.values())

    def HasField(self, field_name):  # noqa: N802
        """Whether a field that is not repeated is set."""
        field = self._field(field_name, ValueError)
        self._settle()
        if field.is_repeated or field_name not in self._values:
            return False
        return bool(field.oneof) or isinstance(field.kind, type) or self._values[field_name] != _DEFAULTS.get(field.kind, 0)

    def WhichOneof(self, oneof_group):  # noqa: N802
        """Returns the name of the field of a oneof that is set; None if none is. ValueError: there is no such oneof."""
        names = [f.name for f in self._fields.values() if f.oneof == oneof_group]
        if not names:
            raise ValueError(f"Protocol message {type(self).__name__} has no oneof \"{oneof_group}\" field.")
        return next((name for name in names if self.HasField(name)), None)

    def ClearField(self, field_name):  # noqa: N802
        """Takes a field's value away."""
        self._field(field_name, ValueError)
        self._values.pop(field_name, None)
        self.__dict__.get("_unset", {}).pop(field_name, None)

    def Clear(self):  # noqa: N802
        """Takes all values away."""
        self.__dict__.clear()
        self.__dict__["_values"] = {}

    def _copy(self):
        return self.FromString(self.SerializeToString())

    def CopyFrom(self, other_msg):  # noqa: N802
        """Takes the values of another message of this type, in place of those that it has."""
        if type(other_msg) is not type(self):
            raise TypeError(f"CopyFrom() takes a {type(self).__name__}, not a {type(other_msg).__name__}")
        self.ParseFromString(other_msg.SerializeToString())

    def SerializeToString(self, deterministic=None):  # noqa: N802
        """Returns the message as bytes, its fields in the order of their numbers."""
        self._settle()
        out = bytearray()
        for field in sorted(self._fields.values(), key=lambda f: f.number):
            value = self._values.get(field.name)
            if value is None:
                continue
            is_number = field.kind in _FIXED or field.kind in _INTEGERS
            if field.is_repeated:
                parts = [field.encoded(v) for v in value]
                parts = [b"".join(parts)] if is_number and parts else parts
            else:
                data = field.encoded(value)
                is_default = not isinstance(field.kind, type) and not (data.strip(b"\0") if is_number else data)
                if is_default and not field.oneof:
                    continue
                if is_number:
                    wire = 0 if field.kind in _INTEGERS else 1 if field.kind == "double" else 5
                    out += records._varint(field.number << 3 | wire) + data
                    continue
                parts = [data]
            for part in parts:
                out += records._varint(field.number << 3 | 2) + records._varint(len(part)) + part
        return bytes(out)

    def ParseFromString(self, serialized):  # noqa: N802
        """Takes the fields of a serialized message, in place of those that it has. ValueError: it is damaged."""
        data = bytes(serialized.numpy() if hasattr(serialized, "numpy") else serialized)
        self.Clear()
        try:
            self._merge(data)
        except ValueError as error:
            raise ValueError(f"Error parsing message of type {type(self).__name__}: {error}") from None
        return len(data)

    def _merge(self, data):
        """Adds the fields of a serialized message. One that comes again replaces the former, or adds to a message."""
        by_number = {f.number: f for f in self._fields.values()}
        for number, wire, value in records.fields_of(data):
            field = by_number.get(number)
            for found in (field.decoded(wire, value) or ()) if field else ():
                if isinstance(field.kind, type):
                    message = field.kind() if field.is_repeated else self._values.get(field.name) or field.kind()
                    message._merge(found)
                    found = message
                if field.is_repeated:
                    list.append(getattr(self, field.name), found)
                else:
                    self._set(field, found)

    @classmethod
    def FromString(cls, serialized):  # noqa: N802
        """Returns a serialized message as an object."""
        message = cls()
        message.ParseFromString(serialized)
        return message

    def __eq__(self, other):
        return type(self) is type(other) and self.SerializeToString() == other.SerializeToString()

    __hash__ = None

    def __repr__(self):
        self._settle()
        text = ""
        for field in self._fields.values():
            value = self._values.get(field.name)
            for one in value if field.is_repeated and value else [] if field.is_repeated or value is None else [value]:
                if isinstance(one, Message):
                    text += f"{field.name} {{\n" + "".join(f"  {line}\n" for line in repr(one).splitlines()) + "}\n"
                else:
                    text += f"{field.name}: {one!r}\n"
        return text


def _message(name, doc, *lines, **parts):
    """Makes a message class. A line is "NUMBER NAME KIND", with "*" before the kind of a repeated field, and the name of a oneof
    behind that of a field in one. parts: its classes by kind."""
    fields = {}
    for line in lines:
        number, field, kind, *oneof = line.split()
        fields[field] = _Field(int(number), field, parts.get(kind.lstrip("*"), kind.lstrip("*")), kind[0] == "*", oneof[0] if oneof else "")
    return type(name, (Message,), {"__doc__": doc, "__module__": __name__, "__qualname__": name, "_fields": fields})


# ---- Tensors

TensorShapeProto = _message(
    "TensorShapeProto", "The dims of a tensor.", "2 dim *Dim", "3 unknown_rank bool",
    Dim=_message("Dim", "One dim: its size, and a name.", "1 size int64", "2 name string"))
TensorShapeProto.Dim = TensorShapeProto._fields["dim"].kind

TensorProto = _message(
    "TensorProto", "A tensor: its dtype, a number, its shape, and its elements, as bytes or one by one.", "1 dtype enum", "2 tensor_shape Shape",
    "3 version_number int32", "4 tensor_content bytes", "5 float_val *float", "6 double_val *double", "7 int_val *int32", "8 string_val *bytes",
    "9 scomplex_val *float", "10 int64_val *int64", "11 bool_val *bool", "12 dcomplex_val *double", "13 half_val *int32", "16 uint32_val *uint32",
    "17 uint64_val *uint64", Shape=TensorShapeProto)

# ---- Summaries and events

HistogramProto = _message(
    "HistogramProto", "A distribution: bucket i has the numbers from bucket_limit[i - 1] up to bucket_limit[i].", "1 min double", "2 max double",
    "3 num double", "4 sum double", "5 sum_squares double", "6 bucket_limit *double", "7 bucket *double")
SummaryMetadata = _message(
    "SummaryMetadata", "What shows a summary, and how.", "1 plugin_data PluginData", "2 display_name string", "3 summary_description string",
    "4 data_class enum", PluginData=_message("PluginData", "The name of a plugin of TensorBoard, and what it needs.", "1 plugin_name string",
                                             "2 content bytes"))
SummaryMetadata.PluginData = SummaryMetadata._fields["plugin_data"].kind

_Image = _message("Image", "An encoded image. colorspace: its number of channels.", "1 height int32", "2 width int32", "3 colorspace int32",
                  "4 encoded_image_string bytes")
_Audio = _message("Audio", "An encoded sound. sample_rate: in Hz.", "1 sample_rate float", "2 num_channels int64", "3 length_frames int64",
                  "4 encoded_audio_string bytes", "5 content_type string")
_Value = _message("Value", "What a tag has at a step.", "7 node_name string", "1 tag string", "9 metadata Metadata", "2 simple_value float value",
                  "3 obsolete_old_style_histogram bytes value", "4 image Image value", "5 histo Histogram value", "6 audio Audio value",
                  "8 tensor Tensor value", Metadata=SummaryMetadata, Image=_Image, Histogram=HistogramProto, Audio=_Audio, Tensor=TensorProto)
Summary = _message("Summary", "The values of several tags at a step.", "1 value *Value", Value=_Value)
Summary.Value, Summary.Image, Summary.Audio = _Value, _Image, _Audio

LogMessage = _message("LogMessage", "A message to the log.", "1 level enum", "2 message string")
SessionLog = _message("SessionLog", "That a session starts (1), stops (2) or writes a checkpoint (3).", "1 status enum", "2 checkpoint_path string",
                      "3 msg string")
SessionLog.STATUS_UNSPECIFIED, SessionLog.START, SessionLog.STOP, SessionLog.CHECKPOINT = range(4)
TaggedRunMetadata = _message("TaggedRunMetadata", "What was measured of a run.", "1 tag string", "2 run_metadata bytes")
Event = _message(
    "Event", "A record of an event file. wall_time: in seconds since 1970.", "1 wall_time double", "2 step int64", "3 file_version string what",
    "4 graph_def bytes what", "5 summary Summary what", "6 log_message LogMessage what", "7 session_log SessionLog what",
    "8 tagged_run_metadata TaggedRunMetadata what", "9 meta_graph_def bytes what", "10 source_metadata SourceMetadata", Summary=Summary,
    LogMessage=LogMessage, SessionLog=SessionLog, TaggedRunMetadata=TaggedRunMetadata,
    SourceMetadata=_message("SourceMetadata", "The program that wrote a file.", "1 writer string"))

# ---- Graphs, as far as TensorBoard draws them

NodeDef = _message("NodeDef", "An operation of a graph. input: the names of tensors, and behind ^ of operations that come before.",
                   "1 name string", "2 op string", "3 input *string", "4 device string")
GraphDef = _message("GraphDef", "A graph.", "1 node *Node", "4 versions Versions", Node=NodeDef,
                    Versions=_message("VersionDef", "The version of what wrote a graph.", "1 producer int32", "2 min_consumer int32"))

# ---- Checkpoints

CheckpointState = _message(
    "CheckpointState", "The checkpoints of a folder, without the endings of their files.", "1 model_checkpoint_path string",
    "2 all_model_checkpoint_paths *string", "3 all_model_checkpoint_timestamps *double", "4 last_preserved_timestamp double")
