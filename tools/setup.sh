#!/usr/bin/env bash
# Brings .venv up to date, doing only what is needed. Usage: tools/setup.sh run|dev|libraries|tools|wheel
#   run        what playing needs: the locked libraries, what compiling needs, and longhall itself
#   dev        the same with the tools for linting and testing
#   libraries  what `run` installs, without longhall
#   tools      what `dev` installs, without longhall
#   wheel      builds the longhall that `run` would install and leaves it in build/, without touching the one that is installed
# LONGHALL_MYPYC=auto|require|off chooses the form, as in setup.py; PYTHON is the interpreter to start from.
set -euo pipefail
cd "$(dirname "$0")/.."
want=${1:-run}
mypyc=${LONGHALL_MYPYC:-auto}
base=${PYTHON:-python3}
venv=.venv
log=build/setup.log

fail() { echo "longhall: $*" >&2; exit 1; }

# apt_get WHY PACKAGE...: installs them if we may, else stops with the line to run.
apt_get() {
    local why=$1; shift
    command -v apt-get >/dev/null || fail "$why; please install it (on Debian: apt-get install $*)"
    [ "$(id -u)" = 0 ] || fail "$why; run this, then try again: sudo apt-get install -y $*"
    echo "longhall: $why; installing $*"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@"; } >"$log" 2>&1 ||
        { tail -n 5 "$log" >&2; fail "apt-get install $* failed, see $log"; }
}

make_venv() {
    "$venv/bin/python" -m pip --version >/dev/null 2>&1 && return
    "$base" -c 'import venv, ensurepip' 2>/dev/null || apt_get "Python's venv module is missing" python3-venv
    rm -rf "$venv"
    "$base" -m venv "$venv"
}

# install_locked: the libraries of the lock files, unless they are there already. They name all of them, so nothing is resolved.
install_locked() {
    install_lock requirements-build.lock
    # Of the tools, Python compiles what is imported: most of them have thousands of files that nobody here ever loads.
    case $want in dev | tools) install_lock requirements-dev.lock --no-compile ;; esac
}

install_lock() {
    local lock=$1 stamp=$venv/.libraries
    grep -qsF "$(sha256sum "$lock")" "$stamp" && return
    echo "longhall: installing libraries ($lock)"
    "$venv/bin/python" -m pip install -qq --disable-pip-version-check --no-deps "${@:2}" --requirement "$lock"
    sha256sum requirements-build.lock "$lock" >"$stamp.new"
    mv "$stamp.new" "$stamp"
}

python_says() { "$venv/bin/python" -I -c "import sysconfig; print(sysconfig.$1)"; }
compiler() { local cc=${CC:-$(python_says 'get_config_var("CC")')}; command -v "${cc%% *}"; }
headers() { [ -e "$(python_says 'get_path("include")')/Python.h" ]; }

need_compiler() {
    compiler >/dev/null || [ -n "${CC:-}" ] || apt_get "a C compiler is missing" gcc libc6-dev
    headers || apt_get "Python's headers are missing" python3-dev
}

# What the installed package was made of. A compiler that came later counts too.
sources_key() {
    {
        find src/longhall locales pyproject.toml setup.py -type f ! -path '*/__pycache__/*' -print0 | sort -z | xargs -0 sha256sum
        if [ "$mypyc" = off ]; then echo off; else compiler && headers && echo "-O${LONGHALL_MYPYC_OPT:-1}"; fi || true
        "$venv/bin/python" -VV
    } | sha256sum
}

# make_wheel FORM KEY: longhall as a wheel in build/wheel, and beside it what it was made of.
make_wheel() {
    rm -rf build/lib* build/bdist* build/wheel    # else files deleted from src would be packed from there
    # A cache of its own: `make lint` may run mypy at the same time.
    # Without the page: `tools/web.sh link` puts it there, so that a change of it does not build the package anew.
    LONGHALL_PAGE=off LONGHALL_MYPYC=$1 MYPY_CACHE_DIR=build/mypyc-cache "$venv/bin/python" -m pip wheel -v --disable-pip-version-check \
        --no-deps --no-build-isolation --wheel-dir build/wheel . >"$log" 2>&1 && echo "$2" >build/wheel/made-of
}

# build_wheel KEY: the same in the form that was asked for; uncompiled if the compiler fails and nobody insists.
build_wheel() {
    [ "$(cat build/wheel/made-of 2>/dev/null)" != "$1" ] || return 0
    if make_wheel "$mypyc" "$1"; then
        grep -oE 'longhall: uncompiled.*' "$log" || true
    elif [ "$mypyc" = auto ] && cp "$log" build/compile.log && make_wheel off ""; then
        echo "longhall: uncompiled: the C compiler failed, see build/compile.log"
    else
        grep -E ': (fatal )?error: |longhall: ' "$log" | tail -n 20 >&2 || true
        fail "building failed, see $log"
    fi
}

install_longhall() {
    local key stamp=$venv/.longhall form
    key=$(sources_key)
    form=$(grep -sF "$key" "$stamp" | cut -d' ' -f4) || true
    if [ -n "$form" ] && { [ "$mypyc" != require ] || [ "$form" = compiled ]; }; then return; fi
    echo "longhall: building (up to a minute where it is compiled)"
    rm -f "$stamp"
    build_wheel "$key"
    "$venv/bin/python" -m pip install -qq --disable-pip-version-check --force-reinstall --no-deps build/wheel/*.whl >"$log" 2>&1 ||
        { tail -n 5 "$log" >&2; fail "installation failed, see $log"; }
    form=$("$venv/bin/python" -I -c 'import longhall.kernel.step as m; print(m.__file__)')
    case $form in *.py) form=uncompiled ;; *) form=compiled ;; esac
    [ "$mypyc" != require ] || [ "$form" = compiled ] || fail "was to be compiled and is not, see $log"
    echo "$key $form" >"$stamp"
}

"$base" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
    fail "Python 3.11 or later is needed, and '$base' is not that; name another: make PYTHON=python3.12 ..."
mkdir -p build
make_venv
case $want in
    libraries | tools) install_locked ;;
    wheel) install_locked && build_wheel "$(sources_key)" ;;
    *)
        [ "$mypyc" != require ] || need_compiler
        install_locked
        install_longhall
        ;;
esac
