"""Writes the table of bindings/README.md: by what each language reaches each function of the header.

A language says so in bindings/LANGUAGE/functions.txt, a line a function: its name, a tab, and what reaches it, or "- "
and why nothing does.
"""

import pathlib

_BINDINGS = pathlib.Path(__file__).resolve().parents[1]
_TITLES = {"cpp": "C++", "go": "Go", "java": "Java", "python": "Python", "rust": "Rust"}
_MARK = "<!-- What follows is written by bindings/generate from each language's functions.txt. -->\n"


def files(header, registry, rows):
    names = [one.name for one in header.functions]
    languages = {path.parent.name: _read(path, names) for path in sorted(_BINDINGS.glob("*/functions.txt"))}
    head = (_BINDINGS / "README.md").read_text(encoding="utf-8").partition(_MARK)[0]
    lines = [f"| function | {' | '.join(_TITLES[one] for one in languages)} |", f"| --- |{' --- |' * len(languages)}"]
    for name in names:
        cells = [table[name].replace("|", "\\|") for table in languages.values()]
        lines.append(f"| `{name}` | {' | '.join(cells)} |")
    return {"bindings/README.md": head + _MARK + "\n" + "\n".join(lines) + "\n"}


def _read(path, names):
    """What reaches each function, by the file at path. Raises ValueError unless it has all functions of names, in order."""
    lines = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]
    found = [line[0] for line in lines]
    if found != names:
        wrong = sorted(set(found) ^ set(names)) or "their order"
        raise ValueError(f"{path}: functions that it lacks, or that the header does not have: {wrong}")
    return {name: _cell(reached) for name, reached in lines}


def _cell(reached):
    return f"none: {reached[2:]}" if reached.startswith("- ") else f"`{reached}`"
