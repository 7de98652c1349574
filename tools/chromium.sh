#!/usr/bin/env bash
# The real browser that the tests drive. Debian's package; no pip or npm package can bring it here.
set -euo pipefail
. "$(dirname "$0")/apt.sh"
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null && exit 0
done
if can_install; then
    echo "longhall: installing Chromium for the browser tests"
    apt_get update -qq && apt_get install -y -qq chromium && exit 0
fi
echo "longhall: the browser tests need Chromium; run this, then try again: sudo apt-get install -y chromium" >&2
exit 1
