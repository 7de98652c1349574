"""Every package that the source imports is one that pyproject.toml names."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[2]
RESEARCH = ROOT / "src" / "longhall" / "research"


def packages_in(nodes: Iterable[ast.AST]) -> set[str]:
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"longhall"}


def later(tree: ast.AST) -> set[ast.AST]:
    """What is imported only when a function is called, or where it is told if it is missing."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    tried = [part for node in ast.walk(tree) if isinstance(node, ast.Try) and tells_missing(node) for part in node.body]
    return {node for part in (*functions, *tried) for node in ast.walk(part)}


def tells_missing(node: ast.Try) -> bool:
    """Whether a module of `research` says what to install: `raise needs_research(missing) from None`."""
    return any("needs_research" in ast.unparse(handler) for handler in node.handlers)


def imported() -> tuple[set[str], set[str]]:
    """All packages that the source imports, less those that only functions of `research` ask for; and these."""
    at_once: set[str] = set()
    for_research: set[str] = set()
    for file in (ROOT / "src").rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        inside = later(tree) if RESEARCH in file.parents else set()
        at_once |= packages_in(node for node in ast.walk(tree) if node not in inside)
        for_research |= packages_in(inside)
    return at_once, for_research


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def names(requirements: list[str]) -> set[str]:
    return {plain(re.split(r"[\[<>=;]", line)[0]) for line in requirements}


def test_imported_packages_are_declared() -> None:
    """Those of the extra `research` may be missing where people play: `research` imports them late, or tells it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = names(project["dependencies"])
    extra = declared | names(project["optional-dependencies"]["research"])
    distributions = packages_distributions()

    def missing(packages: set[str], known: set[str]) -> set[str]:
        # What is not installed, as PyTorch is for most, is looked for by its own name.
        return {pkg for pkg in packages if not known & {plain(name) for name in distributions.get(pkg, [pkg])}}

    at_once, for_research = imported()
    assert missing(at_once, declared) == set()
    assert missing(for_research, extra) == set()
