"""The files that docs/hosting.md and docs/monitoring.md give keepers to copy are read by what they are for.

By the program itself where it is installed (`nginx -t`, `caddy adapt`, `promtool`, `systemd-analyze verify`);
besides, by checks of our own, since hardly any machine has all of them.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest
import yaml

from longhall.server.runtime.settings import Settings, read_settings

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "hosting.md").read_text(encoding="utf-8")
UNIT, SCHEDULE = re.findall(r"(?ms)^```ini\n(.*?)^```$", PAGE)
PROXY, UPSTREAM = re.findall(r"(?ms)^```nginx\n(.*?)^```$", PAGE)
CADDY = PAGE.partition("### TLS in front: Caddy")[2].partition("```\n")[2].partition("```")[0]
(SCRAPING,) = re.findall(r"(?ms)^```yaml\n(.*?)^```$", (DOCS / "monitoring.md").read_text(encoding="utf-8"))
NGINX_VARIABLES = {"http_upgrade", "host", "proxy_add_x_forwarded_for", "scheme", "uri", "request_id"}
"""Those of nginx itself that the page uses; all others it must define."""
DIRECTIVES = {
    "map": {"default", "''", "~^/api/tables/(?<id>[a-z0-9]+)"},
    "server": {"listen", "http2", "server_name", "ssl_certificate", "ssl_certificate_key", "client_max_body_size"},
    "location": {
        *("return", "proxy_pass", "proxy_http_version", "proxy_set_header", "proxy_buffering", "proxy_read_timeout"),
    },
    "upstream": {"hash", "server"},
}
"""By block of nginx: what may stand in it."""


def program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed; the other tests of this file check the block")
    return found


def environment(text: str) -> dict[str, str]:
    """What a unit sets in the environment."""
    return dict(line.split("=", 1) for line in re.findall(r"(?m)^Environment=(.*)$", text))


# -- systemd ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [UNIT, UNIT + SCHEDULE], ids=["server", "with backups"])
def test_the_unit_sets_what_the_server_reads(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for field in fields(Settings):
        monkeypatch.delenv(f"LONGHALL_{field.name.upper()}", raising=False)
    given = environment(text)
    assert {name.removeprefix("LONGHALL_").lower() for name in given} <= {field.name for field in fields(Settings)}
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    settings = read_settings({})
    assert str(settings.data) == "/var/lib/longhall"
    assert settings.behind_tls
    assert bool(settings.backup_seconds) is (text != UNIT)


def test_the_unit_may_write_where_the_server_writes() -> None:
    for text in (UNIT, SCHEDULE):
        writable = re.findall(r"(?m)^ReadWritePaths=(.*)$", text)[-1].split()
        given = environment(text)
        for name in ("LONGHALL_DATA", "LONGHALL_BACKUP_TO"):
            assert name not in given or given[name] in writable
    assert re.findall(r"(?m)^\[(\w+)\]$", UNIT) == ["Unit", "Service", "Install"]
    assert re.findall(r"(?m)^ExecStart=(.*)$", UNIT) == ["/opt/longhall/bin/longhall serve"]


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    text = (UNIT.replace("[Install]", SCHEDULE + "\n[Install]")).replace("/opt/longhall/bin/longhall", sys.executable)
    file = tmp_path / "longhall.service"
    file.write_text(text.replace("User=longhall", "User=root"), encoding="utf-8")
    assert told_by_systemd(analyze, file) == []
    file.write_text(file.read_text(encoding="utf-8").replace("RestartSec=1", "RestartSecs=soon"), encoding="utf-8")
    assert told_by_systemd(analyze, file), "a mistake goes unseen"


def told_by_systemd(analyze: str, file: Path) -> list[str]:
    """What it says about this unit; about others of the machine it may say anything."""
    done = subprocess.run([analyze, "verify", "--man=no", str(file)], capture_output=True, text=True, check=False)
    return [line for line in done.stderr.splitlines() if file.name in line]


# -- proxies ----------------------------------------------------------------------------------------------------------


def nginx_mistakes(text: str, known: frozenset[str] = frozenset()) -> list[str]:
    """What is wrong with a file of nginx, as far as its form tells."""
    mistakes: list[str] = []
    blocks: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.partition(" #")[0].strip()
        opened = re.fullmatch(r"(\w+)\b.*\{", stripped)
        whole = re.fullmatch(r"location .*\{ (\w+) .*; \}", stripped)
        if stripped in ("", "}"):
            blocks = blocks[:-1] if stripped else blocks
        elif whole:
            mistakes += [] if whole[1] in DIRECTIVES["location"] else [f"{number}: {whole[1]}"]
        elif opened and opened[1] in DIRECTIVES:
            blocks.append(opened[1])
        elif not stripped.endswith(";") or not blocks or stripped.split()[0] not in DIRECTIVES[blocks[-1]]:
            mistakes.append(f"{number}: {stripped}")
    defined = {*NGINX_VARIABLES, *known, *re.findall(r"(?m)^map \S+ \$(\w+)", text), *re.findall(r"\(\?<(\w+)>", text)}
    mistakes += [f"${name}" for name in re.findall(r"\$([a-z_]+)", text) if name not in defined]
    return mistakes + blocks


def test_the_files_of_nginx_are_in_order() -> None:
    assert nginx_mistakes(PROXY) == []
    assert nginx_mistakes(UPSTREAM) == []
    assert nginx_mistakes(PROXY.replace("proxy_buffering off;", "proxy_buffering off"))
    assert nginx_mistakes(PROXY.replace("proxy_read_timeout", "proxy_reads_timeout"))
    assert nginx_mistakes(PROXY.replace("$connection_upgrade {", "$upgraded {"))
    assert nginx_mistakes(PROXY.rstrip()[:-1])


def test_proxies_keep_metrics_in_and_reach_the_server() -> None:
    port = Settings.port
    for text in (PROXY, CADDY):
        assert f"127.0.0.1:{port}" in text
        assert re.search(r"/metrics(?: \{ return 404; \}|\n\s+respond @figures 404)", text)
    ports = set(re.findall(r"server 127\.0\.0\.1:(\d+);", UPSTREAM))
    assert ports == set(re.findall(r"longhall serve --port (\d+)", PAGE)), "those that are started"
    assert CADDY.count("{") == CADDY.count("}") == 1


def test_nginx_takes_its_files(tmp_path: Path) -> None:
    nginx = program("nginx")
    certificate = tmp_path / "hall.pem"
    openssl = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=hall"]
    subprocess.run([*openssl, "-keyout", certificate, "-out", certificate], check=True, capture_output=True)
    served = re.sub(r"/etc/letsencrypt\S+\.pem", str(certificate), PROXY)
    file = tmp_path / "nginx.conf"
    file.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{UPSTREAM}{served}}}\n", encoding="utf-8")
    done = subprocess.run([nginx, "-t", "-c", str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_caddy_takes_its_file(tmp_path: Path) -> None:
    file = tmp_path / "Caddyfile"
    file.write_text(CADDY, encoding="utf-8")
    done = subprocess.run(
        [program("caddy"), "adapt", "--config", str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


# -- Prometheus -------------------------------------------------------------------------------------------------------


def test_prometheus_asks_the_server_and_reads_our_alerts() -> None:
    read = yaml.safe_load(SCRAPING)
    assert [(DOCS / "monitoring" / name).is_file() for name in read["rule_files"]] == [True]
    (job,) = read["scrape_configs"]
    assert job["static_configs"] == [{"targets": [f"127.0.0.1:{Settings.port}"]}]


def test_promtool_takes_the_files(tmp_path: Path) -> None:
    promtool = program("promtool")
    shutil.copy(DOCS / "monitoring" / "alerts.yml", tmp_path)
    (tmp_path / "prometheus.yml").write_text(SCRAPING, encoding="utf-8")
    words = [promtool, "check", "config", str(tmp_path / "prometheus.yml")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr + done.stdout
