# Sourced by the scripts that need a Debian package: `apt_get ARGUMENTS` runs apt-get as root, be it through sudo where that asks for
# no password, as on the machines of public forges. `can_install` tells whether it could.

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

can_install() {
    command -v apt-get >/dev/null || return 1
    [ "$(id -u)" = 0 ] || { command -v sudo >/dev/null && sudo -n true 2>/dev/null; }
}

apt_get() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get "$@" >/dev/null
}
