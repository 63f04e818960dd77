#!/usr/bin/env python3
"""Checks functions.txt against the binding's source: it calls each function that is reached, and no other."""
import pathlib
import re
import sys

BINDING = pathlib.Path(__file__).resolve().parents[3] / "bindings/rust"
source = "".join(path.read_text(encoding="utf-8") for path in [*BINDING.glob("eager/src/*.rs"), BINDING / "eager-sys/src/library.rs"])
lines = [line.split("\t") for line in (BINDING / "functions.txt").read_text(encoding="utf-8").splitlines()]
wrong = [name for name, reached in lines if reached.startswith("- ") == bool(re.search(rf"\b{name}\b", source))]
sys.exit(f"functions.txt is wrong about {wrong}" if wrong else 0)
