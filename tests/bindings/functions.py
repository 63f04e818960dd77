#!/usr/bin/env python3
"""Checks each language's functions.txt against the binding's source: it calls every function that is reached, and no other."""
import pathlib
import re
import sys

BINDINGS = pathlib.Path(__file__).resolve().parents[2] / "bindings"


def camel(name):
    return re.sub("_(.)", lambda one: one[1].upper(), name)


# By language: the sources, without those that declare functions, and what a call of a function is in them.
LANGUAGES = {
    "cpp": (["include/eager/*.hpp"], lambda name: rf"\b{name}\b"),
    "go": (["*.go", "call*.[ch]"], lambda name: rf"\bC\.w_{name.removeprefix('eager_')}\(|\b{name}\("),
    "java": (["src/main/java/org/libeager/*.java"],
             lambda name: rf'\bNative\.{camel(name.removeprefix("eager_"))}\(|find\("{name}"\)'),
    "python": (["src/**/*.cpp", "src/**/*.h"], lambda name: rf"\b{name}\b"),
    "rust": (["eager/src/*.rs", "eager-sys/src/library.rs"], lambda name: rf"\b{name}\b"),
}


def wrong(language):
    globs, call = LANGUAGES[language]
    folder = BINDINGS / language
    source = "".join(path.read_text(encoding="utf-8") for glob in globs for path in sorted(folder.glob(glob)))
    lines = [line.split("\t") for line in (folder / "functions.txt").read_text(encoding="utf-8").splitlines()]
    return [f"{language}: {name}" for name, reached in lines
            if reached.startswith("- ") == bool(re.search(call(name), source))]


def main():
    found = [one for language in LANGUAGES for one in wrong(language)]
    sys.exit("\n".join(["functions.txt is wrong about", *found]) if found else 0)


if __name__ == "__main__":
    main()
