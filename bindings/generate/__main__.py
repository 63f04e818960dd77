"""Writes what the bindings have from the header, the registry and the table of conformance.

    python3 bindings/generate LIBRARY            writes all files anew, from the libeager.so at LIBRARY
    python3 bindings/generate LIBRARY --check    changes nothing; fails and names the files that would change

What is written is checked in, so that a binding is built without this program. Each language has a module with one
function, files(header, registry, rows), which gives the texts of its files by path from the project's root.
"""

import argparse
import importlib
import pathlib
import sys

import conformance
import header
import registry

ROOT = pathlib.Path(__file__).resolve().parents[2]
WRITERS = ("functions", "ops", "c", "cpp", "go", "java", "rust")  # modules beside this one


def main():
    parser = argparse.ArgumentParser(prog="bindings/generate", description=__doc__.splitlines()[0])
    parser.add_argument("library", help="path of the libeager.so whose registry is read")
    parser.add_argument("--check", action="store_true", help="change nothing; fail where a file would change")
    parser.add_argument("--only", choices=WRITERS, action="append", help="this writer alone; may be repeated")
    options = parser.parse_args()

    sources = (
        header.read(ROOT / "include/eager_c.h"),
        registry.read(options.library),
        conformance.read(ROOT / "tests/bindings/conformance.json"),
    )
    conformance.check(sources[2], sources[1].ops, sources[1].layers)
    changed = [
        path
        for writer in options.only or WRITERS
        for path, text in importlib.import_module(writer).files(*sources).items()
        if update(ROOT / path, text, options.check)
    ]
    for path in changed:
        print(f"{path} {'is not what the generator writes' if options.check else 'written'}")
    sys.exit(1 if options.check and changed else 0)


def update(path, text, check):
    """Whether the file differs from text, which it is given unless only a check is asked for."""
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return False
    if not check:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return True


if __name__ == "__main__":
    main()
