"""Fails with the ops of promised_ops.txt that the library's registry, or runtime/ops/README.md, lacks.

    python3 tests/promised_ops.py LIBRARY
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "bindings/generate"))

import ops  # noqa: E402
import registry  # noqa: E402


def main():
    (library,) = sys.argv[1:]
    promised = [one for family in ops.families(ops.PROMISED).values() for one in family]
    names = [one.name for one in promised]
    text = (ROOT / ops.DOCUMENT).read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)`(?: \((\w+)\))? \|", text, re.M))
    missing = {
        "is no public op of the registry": set(names).difference(op.name for op in registry.read(library).ops),
        f"has no row in {ops.DOCUMENT}": {one.name for one in promised if rows.get(one.name) != one.word},
        "is promised twice": {name for name in names if names.count(name) > 1},
    }
    for fault, found in missing.items():
        for name in sorted(found):
            print(f"{name} {fault}")
    print(f"{len(names)} ops are promised")
    sys.exit(1 if any(missing.values()) else 0)


if __name__ == "__main__":
    main()
