#!/usr/bin/env bash
# Sets everything up and opens the table. Usage: tools/play.sh
# Compiling the engine takes longer than all the rest. So the first time the table opens with the uncompiled one, a quarter as fast, and
# starts anew when the other is ready: pages that are open connect again by themselves, and every move is on disk.
set -euo pipefail
cd "$(dirname "$0")/.."
longhall=.venv/bin/longhall

if grep -qsw compiled .venv/.longhall || [ "${LONGHALL_MYPYC:-auto}" != auto ]; then
    make --no-print-directory setup
    exec "$longhall"
fi

compiled_wheel() { compgen -G 'build/wheel/*.whl' | grep -qv -- '-none-any\.whl$'; }

LONGHALL_MYPYC=off make --no-print-directory setup
rm -f build/play.ready build/play.pid
echo "longhall: compiling the engine meanwhile; when it is ready, the table starts anew with it"
set -m    # a process group of its own, so that all of it can be ended
(
    nice tools/setup.sh wheel >build/play.log 2>&1
    compiled_wheel || exit 0
    until [ -s build/play.pid ]; do sleep 0.1; done
    touch build/play.ready
    kill "$(cat build/play.pid)"
) &
compiling=$!
set +m
trap 'kill -- "-$compiling" 2>/dev/null || true' EXIT

status=0
sh -c 'echo $$ >build/play.pid && exec "$0"' "$longhall" || status=$?
[ -e build/play.ready ] || exit "$status"
tools/setup.sh run
tools/web.sh link
echo "longhall: compiled"
exec "$longhall" serve
