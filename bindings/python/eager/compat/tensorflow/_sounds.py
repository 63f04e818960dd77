"""Sounds in summaries: samples as WAV, in the forms that TensorBoard reads."""
import io

import eager

from ._proto import Summary
from ._tensor_protos import proto_of

PLUGIN_CONTENT = b"\x10\x0b"  # TensorBoard's AudioPluginData: version 0, the encoding WAV


def batch_of(sounds, *ranks):
    """Returns sounds as an array [batch, frames, channels] of float32. ValueError: the tensor has none of the ranks."""
    import numpy as np

    if len(sounds.shape) not in ranks:
        raise ValueError(f"Tensor must be {' or '.join(f'{rank}-D' for rank in reversed(ranks))}, got: {list(sounds.shape)}")
    array = np.asarray(sounds.numpy(), np.float32)
    return array[:, :, None] if array.ndim == 2 else array


def wav(sound, sample_rate):
    """Returns the samples [frames, channels], floats from -1 to 1, as a WAV file of 16 bit numbers. Others are clipped; NaN is 0."""
    import wave

    import numpy as np

    rate = int(_rate(sample_rate) + 0.5)
    if not 0 < sound.shape[1] < 1 << 16:
        raise ValueError(f"a sound has {sound.shape[1]} channels")
    scaled = np.nan_to_num(sound * np.float32(1 << 15), nan=0.0)
    rounded = np.copysign(np.floor(np.abs(scaled) + np.float32(0.5)), scaled)  # halves away from 0
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(sound.shape[1])
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(np.clip(rounded, -(1 << 15), (1 << 15) - 1).astype("<i2").tobytes())
    return out.getvalue()


def _rate(sample_rate):
    rate = float(sample_rate.item() if hasattr(sample_rate, "item") else sample_rate)
    if not 0.5 <= rate < 1 << 31:
        raise ValueError(f"sample_rate must be > 0, in Hz, and not {sample_rate!r}")
    return rate


def labelled(encoded):
    """Returns files of sounds as TensorBoard's audio plugin has them: a TensorProto of [file, label] for each, with empty labels."""
    pairs = eager.constant([[one, b""] for one in encoded]) if encoded else eager.reshape(eager.constant([b""])[:0], [0, 2])
    return proto_of(pairs)


def summaries_of(tag, sounds, sample_rate, max_outputs):
    """Returns a Summary of sounds [batch, frames] or [batch, frames, channels], of which at most max_outputs."""
    found = Summary()
    for i, sound in enumerate(batch_of(sounds, 2, 3)[:max_outputs]):
        audio = Summary.Audio(sample_rate=_rate(sample_rate), num_channels=sound.shape[1], length_frames=sound.shape[0],
                              encoded_audio_string=wav(sound, sample_rate), content_type="audio/wav")
        found.value.add(tag=f"{tag}/audio/{i}" if max_outputs > 1 else f"{tag}/audio", audio=audio)
    return found
