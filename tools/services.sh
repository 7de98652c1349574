#!/bin/sh
# The real PostgreSQL and Redis that the tests of the table and `make bench-table` start for themselves.
set -eu
. "$(dirname "$0")/apt.sh"

found_postgres=$(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null | tail -1)
if [ -n "$found_postgres" ] && command -v redis-server >/dev/null; then
    exit 0
fi
if can_install; then
    echo "== installing PostgreSQL and Redis for the tests"
    # Only the programs are wanted: no cluster of the system's own, nothing started.
    as_root mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] ||
        echo "create_main_cluster = false" | as_root tee /etc/postgresql-common/createcluster.conf >/dev/null
    apt_get update -qq
    apt_get install -y --no-install-recommends postgresql redis-server
    exit 0
fi
echo "the tests need PostgreSQL and Redis: sudo apt-get install -y postgresql redis-server" >&2
exit 1
