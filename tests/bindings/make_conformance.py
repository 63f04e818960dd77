"""Writes conformance.json, the table of README.md, with NumPy and mpmath; nothing in it comes from the library.

    python3 tests/bindings/make_conformance.py [--check]

--check changes nothing and fails where the table would change.
"""

import pathlib
import sys

from table import arrays, basics, build, datasets, deep, elementwise, errors, files, fourier, functions, given, images, layer_kinds, layer_states, layers, linear_algebra, losses, network, ordered, patches, places, randoms, segments, special, statistics, strings, tapes, training

PATH = pathlib.Path(__file__).with_name("conformance.json")


def main():
    table = build.Table()
    for module in (arrays, basics, datasets, deep, elementwise, errors, files, fourier, functions, given, images, layer_kinds, layer_states, layers, linear_algebra, losses, network, ordered, patches, places, randoms, segments, special, statistics, strings, tapes, training):
        module.rows(table)
    table.rows.sort(key=lambda row: row["name"])
    text = table.text()
    if sys.argv[1:] == ["--check"]:
        sys.exit(None if PATH.read_text(encoding="utf-8") == text else f"{PATH} is not what this program writes")
    PATH.write_text(text, encoding="utf-8")
    print(f"{len(table.rows)} rows, {len(text)} bytes")


if __name__ == "__main__":
    main()
