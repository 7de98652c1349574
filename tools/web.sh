#!/usr/bin/env bash
# Brings the browser client up to date, doing only what is needed. Usage: tools/web.sh build|types|packages|link
# `types` writes what svelte-check and vitest need (web/src/generated) without building; `link` puts the built client
# where the longhall of .venv looks for it.
# All but `packages` need .venv (tools/setup.sh): the types of the API come from the server's own schema.
set -euo pipefail
cd "$(dirname "$0")/.."
want=${1:-build}

fail() { echo "longhall: $*" >&2; exit 1; }

if [ "$want" = link ]; then
    installed=$(.venv/bin/python -I -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/longhall
    ln -sfn "$PWD/web/dist" "$installed/web"
    exit 0
fi

command -v node >/dev/null || fail "Node.js 20 or later is needed for the browser client; on Debian: sudo apt-get install -y nodejs npm"
node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' ||
    fail "Node.js 20 or later is needed for the browser client, and this is $(node --version)"

mkdir -p build
# `npm ci` wants the packages of every platform in the lock file; a registry that lacks some of them makes one without.
# Then `npm install` takes what is locked, and the lock file is put back as it was.
install_packages() {
    (cd web && npm ci --no-fund --no-audit --loglevel=error) && return
    cp web/package-lock.json build/package-lock.json
    (cd web && npm install --no-fund --no-audit --loglevel=error) || return 1
    cp build/package-lock.json web/package-lock.json
}
lock_key() { { sha256sum web/package-lock.json; node --version; } | sha256sum; }
if [ "$(lock_key)" != "$(cat web/node_modules/.longhall 2>/dev/null || true)" ]; then
    echo "longhall: installing the browser client's packages"
    install_packages >build/web.log 2>&1 || { tail -n 15 build/web.log >&2; fail "npm failed, see build/web.log"; }
    lock_key >web/node_modules/.longhall
fi
[ "$want" != packages ] || exit 0

# One sum of the names and contents of all files below some paths.
key() { find "$@" -type f ! -path '*/__pycache__/*' -print0 | sort -z | xargs -0 sha256sum | sha256sum; }

# The types of the API come from the whole server: its schema is written anew when any of that changes. The client is built
# anew only if the schema is another one then.
schema=web/src/generated/openapi.json
server_key() { key src/longhall tools/schema.py; }
if [ ! -f "$schema" ] || [ "$(server_key)" != "$(cat build/web-schema.key 2>/dev/null || true)" ]; then
    mkdir -p web/src/generated
    PYTHONPATH=src .venv/bin/python tools/schema.py >"$schema.new" 2>build/web.log ||
        { tail -n 20 build/web.log >&2; fail "the schema failed, see build/web.log"; }
    mv "$schema.new" "$schema"
    server_key >build/web-schema.key
fi

if [ "$want" = types ]; then
    (cd web && npm run --silent shapes && npm run --silent types) >build/web.log 2>&1 ||
        { tail -n 20 build/web.log >&2; fail "the types failed, see build/web.log"; }
    exit 0
fi

# What is made by the build itself is left out.
sources_key() {
    local client
    mapfile -t client < <(find web web/src -mindepth 1 -maxdepth 1 ! -path web/node_modules ! -path web/dist ! -path web/src ! -path web/src/generated)
    key "$schema" locales "${client[@]}"
}
if [ "$(sources_key)" != "$(cat web/dist/.longhall 2>/dev/null || true)" ]; then
    echo "longhall: building the browser client"
    (cd web && npm run --silent build) >build/web.log 2>&1 || { tail -n 20 build/web.log >&2; fail "the build failed, see build/web.log"; }
    sources_key >web/dist/.longhall
fi
