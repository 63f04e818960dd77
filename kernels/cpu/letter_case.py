"""Writes letter_case.inc: how the Unicode Character Database maps letters to lower and to upper case.

    python3 letter_case.py

The database is the one of Python's `unicodedata`. A range is {first, last, step, what is added to a character}; a character that
becomes several is {character, {those}}.
"""

import pathlib
import unicodedata

CHARACTERS = [c for c in range(0x80, 0x110000) if not 0xD800 <= c < 0xE000]


def ranges(change):
    """Yields the ranges of the characters that become one other character."""
    run = None
    for c in CHARACTERS:
        changed = change(chr(c))
        if len(changed) != 1 or changed == chr(c):
            continue
        added = ord(changed) - c
        if run and added == run[3] and (c - run[1] == run[2] or (run[0] == run[1] and c - run[1] <= 2)):
            run[1:3] = c, c - run[1]
            continue
        if run:
            yield run
        run = [c, c, 1, added]
    yield run


def main():
    lines = [f"// Unicode {unicodedata.unidata_version}. letter_case.py writes this file."]
    for name, change in (("Lower", str.lower), ("Upper", str.upper)):
        lines.append(f"constexpr Range k{name}[] = {{")
        lines += [f"    {{{first:#x}, {last:#x}, {step}, {added}}}," for first, last, step, added in ranges(change)]
        lines += ["};", f"constexpr Several kSeveral{name}[] = {{"]
        for c in CHARACTERS:
            changed = change(chr(c))
            if len(changed) > 1:
                lines.append(f"    {{{c:#x}, {{{', '.join(f'{ord(d):#x}' for d in changed)}}}}},")
        lines.append("};")
    pathlib.Path(__file__).with_suffix(".inc").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
