"""Fails with the ops of promised_ops.txt that the library's registry, or runtime/ops/README.md, lacks.

Where the folder of the design lies beside the sources, those of its features.md and ops.md must be promised.

    python3 tests/promised_ops.py LIBRARY
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "bindings/generate"))

import ops  # noqa: E402
import registry  # noqa: E402


DESIGN = ROOT.parent / "shared/design"


def designed():
    """The ops that the design names: the families of features.md, where a_b/c is a_b and a_c, and the first column of ops.md."""
    families = (DESIGN / "features.md").read_text(encoding="utf-8").partition("## Op families")[2]
    for family in re.findall(r"^- .*?: (.*)", families, re.M):
        for word in re.split(r"[\s,;]+", re.sub(r"\(.*?\)", "", family)):
            if "-" not in word:
                first, *others = word.split("/")
                yield from [first, *(f"{first.rpartition('_')[0]}_{other}" for other in others)]
    for cell in re.findall(r"^\| (.*?) \|", (DESIGN / "ops.md").read_text(encoding="utf-8"), re.M):
        yield from (word for words in re.findall(r"`([^`]*)`", cell) for word in words.split() if "..." not in word)


def main():
    (library,) = sys.argv[1:]
    promised = [one for family in ops.families(ops.PROMISED).values() for one in family]
    names = [one.name for one in promised]
    text = (ROOT / ops.DOCUMENT).read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)`(?: \((\w+)\))? \|", text, re.M))
    words = set(names).union(one.word for one in promised if one.word)
    missing = {
        "of the design is not promised": set(designed() if DESIGN.is_dir() else ()).difference(words),
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
