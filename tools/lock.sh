#!/usr/bin/env bash
# Writes the lock files anew from pyproject.toml. Pass --upgrade to take newer releases.
set -euo pipefail
cd "$(dirname "$0")/.."
compile() {
    local file=$1 what=$2; shift 2
    .venv/bin/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-header --no-annotate \
        --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options \
        --output-file "$file" "$@" pyproject.toml
    sed -i -e '/^#/d' -e '/^$/d' -e "1i # $what. Written by \`make lock\`." "$file"
}
compile requirements.lock "What longhall runs on" "$@"
compile requirements-build.lock "What longhall runs on, and what compiling it needs" --extra build --constraint requirements.lock "$@"
compile requirements-dev.lock "All of it, with the tools" --extra build --extra dev --constraint requirements-build.lock "$@"
