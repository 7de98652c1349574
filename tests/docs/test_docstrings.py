"""Every public method says what it does, or overrides one that says it.

ruff's rule asks for a docstring on overrides, too, where it mostly repeats the base class.
"""

from __future__ import annotations

import ast
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "longhall"
SAY_NOTHING = {"ABC", "BaseModel", "Exception", "Generic", "IntEnum", "NamedTuple", "Protocol", "Struct", "TypedDict"}
"""Bases from elsewhere that do not document what their subclasses add."""

Class = tuple[str, list[str], dict[str, ast.FunctionDef | ast.AsyncFunctionDef]]
"""Where it stands, the names of its bases, its methods."""


def name_of(base: ast.expr) -> str:
    while isinstance(base, ast.Subscript):
        base = base.value
    return base.attr if isinstance(base, ast.Attribute) else base.id if isinstance(base, ast.Name) else ""


def all_classes() -> dict[str, list[Class]]:
    found: dict[str, list[Class]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                methods = {
                    part.name: part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)
                }
                place = f"{path.relative_to(SOURCES)}:{node.lineno} {node.name}"
                found.setdefault(node.name, []).append((place, [name_of(base) for base in node.bases], methods))
    return found


def inherited(classes: dict[str, list[Class]], bases: list[str], method: str) -> bool:
    """Whether one of the bases, or of theirs, has the method; of those from elsewhere it is believed."""
    for base in bases:
        if base not in classes and base not in SAY_NOTHING:
            return True
        for _, further, methods in classes.get(base, []):
            if method in methods or inherited(classes, [name for name in further if name != base], method):
                return True
    return False


def test_methods_that_override_nothing_have_docstrings() -> None:
    classes = all_classes()
    assert len(classes) > 500
    silent = [
        f"{place}.{name}"
        for same_name in classes.values()
        for place, bases, methods in same_name
        for name, method in methods.items()
        if not name.startswith("_") and ast.get_docstring(method) is None and not inherited(classes, bases, name)
    ]
    assert silent == []
