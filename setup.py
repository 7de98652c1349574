"""Packages, their data, and which of them mypyc compiles. All else about the project is in pyproject.toml.

`LONGHALL_MYPYC` chooses the form: `auto` (compiled where a C compiler works, the default), `require` (compiled, or the
build fails) or `off` (the same files as plain Python). `LONGHALL_MYPYC_OPT` is gcc's optimisation level, 1 by default:
higher levels take longer to build and run no faster.

`LONGHALL_PAGE` says whether the built browser client goes into the package: `auto` (if it is built, the default),
`require` or `off`. Building it needs Node and is done by `tools/web.sh`, never here: an sdist has it already.

Where git tells it, the commit of the sources goes into the package: measurements of bots name it. Without git, and in
an unpacked sdist, `LONGHALL_COMMIT` says it.
"""

from __future__ import annotations

import os
import re
import runpy
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PAGE = Path("web/dist")
COMPILED = (Path("src/longhall/kernel"), Path("src/longhall/games"), Path("src/longhall/bots"))
LINKING = ["-Wl,-Bsymbolic-functions"] if sys.platform == "linux" else []
"""Calls within the library are direct, not by way of a table that other libraries could change: a tenth faster."""
HOT = re.compile(
    r"__native_longhall___("
    r"kernel___(action|chance|words|step|game|bot___advice)"
    r"|bots___(search|lines)"
    r"|games___brian_boru___(game|bot___\w+|rules___\w+|state___\w+)"
    r")\.c|(list|int|float|generic|misc)_ops\.c"
)
"""What the search of Brian Boru runs through, compiled as one C file at the highest level, so that small functions
become part of those that call them: a tenth faster."""
INLINING = ["-O3", "-fno-semantic-interposition"]


class CannotCompile(Exception):
    """Why the package is installed uncompiled."""


def check_compiler() -> None:
    """Compile a file that needs nothing but Python's headers."""
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder, "trial.c")
        trial.write_text("#include <Python.h>\nint trial(void) { return PY_VERSION_HEX != 0; }\n", encoding="utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(trial)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except Exception as problem:  # each platform's compiler class has errors of its own
            raise CannotCompile("no working C compiler with Python's headers") from problem


def to_compile() -> list[str]:
    """The files of the kernel and the games, less each `__init__.py` and those that begin with `# uncompiled: why`."""
    files = sorted(path for room in COMPILED for path in room.rglob("*.py") if path.name != "__init__.py")
    return [str(path) for path in files if not path.read_text(encoding="utf-8").startswith("# uncompiled")]


def extensions() -> list[Extension]:
    """One library of all compiled modules, a C file for each of them, and a small stub in each module's place."""
    check_compiler()
    try:
        from mypyc.build import mypycify

        found = mypycify(
            ["--config-file=pyproject.toml", *to_compile()],
            opt_level=os.environ.get("LONGHALL_MYPYC_OPT", "1"),
            debug_level="0",
            multi_file=True,
            group_name="longhall",
        )
    except ImportError as problem:
        raise CannotCompile("mypy is not installed") from problem
    except SystemExit as problem:  # mypycify has printed the type errors and wants to leave
        raise CannotCompile("mypyc finds errors in the sources") from problem
    for extension in found:
        extension.extra_link_args = LINKING
        if sys.platform == "linux":
            extension.sources = with_hot_file(extension.sources)
    return found


def with_hot_file(sources: list[str]) -> list[str]:
    """The sources, those that match `HOT` replaced by one file that includes them."""
    hot = [source for source in sources if HOT.fullmatch(Path(source).name)]
    if len(hot) < 2:
        return sources
    together = Path("build/hot.c")
    together.write_text("".join(f'#include "{Path(source).resolve()}"\n' for source in sorted(hot)), encoding="utf-8")
    return [str(together), *(source for source in sources if source not in hot)]


def chosen_extensions() -> list[Extension]:
    """What `LONGHALL_MYPYC` asks for; says in one line which form is built."""
    wish = os.environ.get("LONGHALL_MYPYC", "auto")
    if wish not in ("auto", "require", "off"):
        sys.exit(f"longhall: LONGHALL_MYPYC is auto, require or off, not {wish!r}")
    if wish == "off":
        print("longhall: uncompiled, as LONGHALL_MYPYC=off asks")
        return []
    try:
        found = extensions()
    except CannotCompile as reason:
        if wish == "require":
            sys.exit(f"longhall: cannot compile: {reason}")
        print(f"longhall: uncompiled: {reason}")
        return []
    print("longhall: compiled by mypyc")
    return found


def page_packages() -> dict[str, str]:
    """The folder of the built browser client under the name of its package, if it goes in."""
    wish = os.environ.get("LONGHALL_PAGE", "auto")
    if wish not in ("auto", "require", "off"):
        sys.exit(f"longhall: LONGHALL_PAGE is auto, require or off, not {wish!r}")
    if wish != "off" and (PAGE / "index.html").is_file():
        return {"longhall.web": str(PAGE)}
    if wish == "require":
        sys.exit("longhall: the browser client is not built: run tools/web.sh build")
    return {}


class SideBySide(build_ext):
    """Compiles the C files of a library on all cores; setuptools alone takes them one after another."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_one(source: str, extra_postargs: list[str] | None = None, **options: object) -> list[str]:
            flags = [*(extra_postargs or []), *(INLINING if Path(source).name == "hot.c" else [])]
            return compile_in_turn([source], extra_postargs=flags, **options)

        def compile_all(sources: list[str], **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(lambda source: compile_one(source, **options), sources))
            return [file for files in made for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()


class WithCommit(build_py):
    """Says in the built package which commit it was built from: it is in no checkout when it runs."""

    def run(self) -> None:
        super().run()
        sources = runpy.run_path("src/longhall/research/commit.py")
        built_from = Path(self.build_lib, "longhall", "research", sources["BUILT_FROM"].name)
        found = sources["commit"]() or os.environ.get("LONGHALL_COMMIT")  # compose hands on an empty one
        built_from.unlink(missing_ok=True)
        if found and not self.editable_mode:
            built_from.write_text(f"{found}\n", encoding="utf-8")


# Not for asking the package's name or requirements, nor for editable installs: a library in src would hide its source.
BUILDS = {"build", "build_ext", "bdist_wheel", "install"}

folders = {"longhall.locales": "locales", **page_packages()}
"""Packages that have no Python in them and lie elsewhere than in src."""

setup(
    package_dir={"": "src", **folders},
    packages=[*find_packages("src"), *folders],
    include_package_data=False,  # only what is listed here: MANIFEST.in is for the sdist
    package_data={
        "longhall": [
            "py.typed",
            "bots/*.toml",
            "games/*/bot/figures/*",
            "games/*/content/**/*.toml",
            "games/*/content/README.md",
            "games/*/lessons/*.yaml",
            "puzzles/data/*.json",
        ],
        "longhall.locales": ["*/*.ftl"],
        "longhall.web": ["*", "assets/*"],
    },
    ext_modules=chosen_extensions() if BUILDS.intersection(sys.argv) else [],
    cmdclass={"build_ext": SideBySide, "build_py": WithCommit},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
