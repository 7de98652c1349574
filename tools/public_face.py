"""Write down what docs/library.md promises: `python tools/public_face.py`, when a release adds to it or breaks it.

A line for each function and class, and for each method and attribute that the page names. A test compares it with the
sources: what is there must stay as it is, or the release is a new major version.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import longhall

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "library.md"
FILE = ROOT / "tests" / "golden" / "public_face.txt"
Function = ast.FunctionDef | ast.AsyncFunctionDef


def parameters(function: Function, method: bool) -> list[str]:
    """The names of the parameters, with `=` where one may be left out, and `*` before those that are given by name."""
    given = function.args
    at_places = [*given.posonlyargs, *given.args]
    needed = len(at_places) - len(given.defaults)
    found = [one.arg + "=" * (place >= needed) for place, one in enumerate(at_places)]
    if given.vararg is not None:
        found.append(f"*{given.vararg.arg}")
    elif given.kwonlyargs:
        found.append("*")
    found += [
        one.arg + "=" * (usual is not None) for one, usual in zip(given.kwonlyargs, given.kw_defaults, strict=True)
    ]
    if given.kwarg is not None:
        found.append(f"**{given.kwarg.arg}")
    kinds = {ast.unparse(decorator) for decorator in function.decorator_list}
    return found[1:] if method and "staticmethod" not in kinds else found


def attributes(body: list[ast.stmt]) -> Iterator[str]:
    """The names that a class declares, and those that its `__init__` gives to `self`."""
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.FunctionDef) and node.name == "__init__":
            for inside in ast.walk(node):
                if isinstance(inside, ast.Attribute) and isinstance(inside.ctx, ast.Store):
                    yield inside.attr


def lines_of(node: ast.stmt) -> Iterator[str]:
    """A function, or a class with all that is public in it."""
    if isinstance(node, Function):
        yield f"{node.name}({', '.join(parameters(node, method=False))})"
    elif isinstance(node, ast.ClassDef):
        yield f"class {node.name}"
        for name in attributes(node.body):
            if not name.startswith("_"):
                yield f"{node.name}.{name}"
        for part in node.body:
            if isinstance(part, Function) and (part.name == "__init__" or not part.name.startswith("_")):
                if any(ast.unparse(decorator).endswith(("property", ".setter")) for decorator in part.decorator_list):
                    yield f"{node.name}.{part.name}"
                else:
                    yield f"{node.name}.{part.name}({', '.join(parameters(part, method=True))})"


def public_face() -> list[str]:
    """All of it, from the sources, sorted."""
    page = PAGE.read_text(encoding="utf-8")
    found: set[str] = set()
    for module, names in longhall._MODULES.items():
        file = ROOT / "src" / "longhall" / f"{module.replace('.', '/')}.py"
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if getattr(node, "name", "") in names:
                found |= {line for line in lines_of(node) if named(line, page)}
    return sorted(found)


def named(line: str, page: str) -> bool:
    """Whether the page names a method or attribute; making an object counts as its `__init__`."""
    owner, dot, member = split(line)[0].partition(".")
    if member == "__init__":
        return f"longhall.{owner}(" in page
    return not dot or re.search(rf"(\w\.|[)\]]\.|`){member}\b", page) is not None


def split(line: str) -> tuple[str, list[str] | None]:
    """What a line is about, and the parameters of a function."""
    name, called, rest = line.partition("(")
    return name, rest[:-1].split(", ") if called and rest != ")" else [] if called else None


def broken(before: list[str], now: list[str]) -> list[str]:
    """The lines that do not hold any more. A function may get more parameters, if they may be left out."""
    present = dict(map(split, now))
    found = []
    for line in before:
        name, wanted = split(line)
        has = present.get(name)
        if name not in present or (wanted is None) != (has is None):
            found.append(line)
        elif wanted is not None and has is not None:
            more = [one for one in has[len(wanted) :] if one != "*"]
            if has[: len(wanted)] != wanted or not all(one.endswith("=") for one in more):
                found.append(line)
    return found


def main() -> None:
    """Write the file anew."""
    FILE.write_text("\n".join(public_face()) + "\n", encoding="utf-8")
    print(FILE.relative_to(ROOT))


if __name__ == "__main__":
    main()
