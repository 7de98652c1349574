#!/usr/bin/env bash
# Compiles wheels with cibuildwheel, as [tool.cibuildwheel] in pyproject.toml says: on Linux in containers, on macOS and
# Windows with the Pythons it downloads. Takes the sdist in dist/, which has the page, so that no Node is needed here.
set -euo pipefail
cd "$(dirname "$0")/.."
version=4.3.3

fail() { echo "longhall: $*" >&2; exit 1; }

sdist=$(ls dist/longhall-*.tar.gz 2>/dev/null) || fail "there is no sdist in dist/: run make dist first"
"${PYTHON:-python3}" -m venv build/cibuildwheel
bin=build/cibuildwheel/bin
[ -d "$bin" ] || bin=build/cibuildwheel/Scripts
"$bin/python" -m pip install -qq --disable-pip-version-check "cibuildwheel==$version"
"$bin/python" -m cibuildwheel "$sdist" --output-dir dist
