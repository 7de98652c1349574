#!/usr/bin/env bash
# Builds what people install, into dist/: an sdist, a wheel compiled for this Python, and a pure one for where no compiler is.
# Both wheels are built from the unpacked sdist, so that it is known to hold all they need. Needs .venv with the libraries.
set -euo pipefail
cd "$(dirname "$0")/.."
python=$PWD/.venv/bin/python
dist=$PWD/dist
work=build/dist

fail() { echo "longhall: $*" >&2; exit 1; }

# built WHAT COMMAND...: runs it quietly; what it said is shown if it fails.
built() {
    local what=$1; shift
    echo "longhall: building $what"
    "$@" >build/dist.log 2>&1 || { tail -n 20 build/dist.log >&2; fail "$what failed, see build/dist.log"; }
}

tools/web.sh build
rm -rf "$dist" "$work"
mkdir -p "$dist" "$work"
# Archives of the same commit are the same, byte for byte as far as the compiler is.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH LONGHALL_PAGE=require
# The unpacked sdist is in no checkout: its wheels are told the commit of this one, if git knows it.
commit=$("$python" -c "import runpy; print(runpy.run_path('src/longhall/research/commit.py')['commit']() or '')")
export LONGHALL_COMMIT=${commit:-${LONGHALL_COMMIT-}}

built "the sdist" "$python" -c "from setuptools.build_meta import build_sdist; build_sdist('$dist')"
tar -xzf "$dist"/longhall-*.tar.gz -C "$work"
cd "$work"/longhall-*
mkdir -p build
export MYPY_CACHE_DIR=build/mypyc-cache
wheel() { "$python" -m pip wheel -v --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir "$dist" .; }
LONGHALL_MYPYC=require built "the compiled wheel" wheel
rm -rf build
mkdir -p build
LONGHALL_MYPYC=off built "the pure wheel" wheel
cd "$dist"
ls -l -- *.whl *.tar.gz | awk '{ printf "  %5.1f MB  %s\n", $5 / 1e6, $NF }'
