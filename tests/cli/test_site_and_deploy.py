"""The documentation as a site finds its broken links; the files for servers call a command line that exists."""

import configparser
import importlib.util
import json
import re
import shlex
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from labtable.cli import app
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game, names
from labtable.server.run import process

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


@pytest.fixture
def site(tmp_path, monkeypatch):
    spec = importlib.util.spec_from_file_location("site_of_docs", ROOT / "docs" / "site.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "BUILT", tmp_path)
    return module


@pytest.mark.parametrize(
    ("link", "broken"),
    [
        ("other/", False),
        ("other/#here", False),
        ("https://example.org/x", False),
        ("missing/", True),
        ("other/#nowhere", True),
        ("#nowhere", True),
    ],
)
def test_a_link_that_leads_nowhere_is_found(site, tmp_path, link, broken):
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "index.html").write_text('<h2 id="here">Here</h2>')
    (tmp_path / "index.html").write_text(f'<a href="{link}">there</a>')
    assert site.broken() == ([f"index.html: {link}"] if broken else [])


def test_a_page_that_links_to_no_file_is_refused(site):
    with pytest.raises(SystemExit, match=r"docs/SERVER\.md: the link to nothing\.md leads nowhere"):
        site.turned("[x](nothing.md)", Path("SERVER.md"), ROOT / "docs" / "SERVER.md", {})


@pytest.mark.parametrize("name", names())
def test_every_game_has_a_page_for_players(name):
    page, meta = (ROOT / "docs" / "play" / f"{name}.md").read_text(), game(name).meta
    text = " ".join(page.split())
    assert page.startswith(f"# {meta.title}\n") and f"`labtable learn {name}`" in page
    assert f"{meta.minutes[0]} to {meta.minutes[1]} minutes" in text
    assert f"for {meta.players[0]} to {meta.players[-1]} players" in text and f"from {meta.age} years" in text
    assert len(re.findall(rf"!\[.+\]\(\.\./pictures/play-{name}-", page)) >= 2, "a turn is told in pictures"


def test_pictures_are_light():
    pictures = ROOT / "docs" / "pictures"
    heavy = {path.name: path.stat().st_size for path in pictures.rglob("*.*") if path.stat().st_size > 160 * 1024}
    assert any(pictures.rglob("*.webp")) and not heavy
    assert all(path.stat().st_size <= 60 * 1024 for path in pictures.glob("play-*"))


def words_of(file):
    text = (DEPLOY / file).read_text()
    if file == "labtable.service":
        return shlex.split(re.search(r"^ExecStart=\S+ (.+)$", text, re.M)[1])
    if file == "Containerfile":
        return re.findall(r'"([^"]+)"', re.search(r"^ENTRYPOINT \[(.+)\]$", text, re.M)[1])[1:]
    return ["serve", *re.findall(r"^      - (--\S+)", re.sub(r"\$\{[^}]+\}", "x", text), re.M)]


def pins(file):
    return dict(re.findall(r"^([\w.-]+(?:\[\w+\])?)==(\S+)", file.read_text(), re.M))


def test_a_container_installs_what_was_locked_and_nothing_else():
    """Every package by its hash, in the version that the tests ran with."""
    assert "--require-hashes" in (DEPLOY / "Containerfile").read_text()
    locked, tested = pins(DEPLOY / "requirements.lock"), pins(ROOT / "requirements.lock")
    assert {"uvicorn", "websockets", "httptools", "sqlalchemy", "numba", "psycopg"} <= {
        name.partition("[")[0] for name in locked
    }
    assert not {name for name, version in locked.items() if tested.get(name) != version}


def test_a_server_has_limits_and_believes_its_own_proxy_alone():
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    assert set(services) == {"labtable", "database", "proxy"}
    assert all({"mem_limit", "pids_limit", "restart"} <= set(one) for one in services.values())
    assert {name for name, one in services.items() if "ports" in one} == {"proxy"}, (
        "nothing else is open to the outside"
    )
    (trusted,) = [word for word in services["labtable"]["command"] if word.startswith("--trusted-proxies=")]
    assert trusted == f"--trusted-proxies={services['proxy']['networks']['inside']['ipv4_address']}"
    named = {volume.partition(":")[0] for one in services.values() for volume in one["volumes"]}
    assert {volume for volume in named if not volume.startswith(".")} == set(compose["volumes"])
    service = configparser.ConfigParser(strict=False, interpolation=None)
    service.read(DEPLOY / "labtable.service")
    assert {"memorymax", "tasksmax"} <= set(service["Service"])


def test_the_container_is_built_of_instructions_that_exist_and_runs_without_rights():
    text = re.sub(r"\\\n\s*", "", (DEPLOY / "Containerfile").read_text())
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    names = [name for name, _ in lines]
    assert set(names) <= {
        "FROM",
        "WORKDIR",
        "COPY",
        "RUN",
        "USER",
        "ENV",
        "VOLUME",
        "EXPOSE",
        "HEALTHCHECK",
        "ENTRYPOINT",
    }
    assert names[0] == "FROM" and names.index("USER") > names.index("RUN") and names[-1] == "ENTRYPOINT"
    assert json.loads(dict(lines)["ENTRYPOINT"])[:2] == ["labtable", "serve"]
    assert json.loads(dict(lines)["HEALTHCHECK"].partition("CMD ")[2])[0] == "python"


@pytest.mark.parametrize("file", ["nginx.conf", "Caddyfile"])
def test_a_proxy_logs_neither_addresses_nor_codes_and_hides_the_figures(file):
    """Every request names a table or a class, and comes from somebody's address."""
    lines = [" ".join(line.split()) for line in (DEPLOY / file).read_text().splitlines()]
    used = [line for line in lines if not line.startswith("#")]
    assert sum(line.count("{") - line.count("}") for line in used) == 0
    if file == "nginx.conf":
        assert used.count("access_log off;") == used.count("error_log /dev/null;") == used.count("server {") == 2
        assert "proxy_set_header Host $http_host;" in used, "with its port"
        assert "location /metrics { return 404; }" in used
    else:
        assert "exclude http.log.access http.log.error" in used and "respond @inside 404" in used


@pytest.mark.parametrize("trusted", ["*", "10.0.0.1,*", "proxy.example", "", "10.0.0.1/8"])
def test_proxies_are_trusted_by_address_alone(trusted):
    with pytest.raises(BadSetup, match="--trusted-proxies are addresses"):
        CliRunner().invoke(app, ["serve", "--trusted-proxies", trusted], catch_exceptions=False)


@pytest.mark.parametrize("file", ["labtable.service", "Containerfile", "compose.yaml"])
def test_the_files_for_servers_start_what_exists(monkeypatch, file):
    started = []
    monkeypatch.setattr(process, "run", lambda config, opening: started.append(config))
    named = re.search(r"\bLABTABLE_DATABASE(?:=|: )(\S+)", (DEPLOY / file).read_text())[1]
    ended = CliRunner().invoke(app, words_of(file), env={"LABTABLE_DATABASE": named})
    assert ended.exit_code == 0, ended.output
    assert started[0].database.startswith(("/var/lib/labtable/", "postgresql://")) and not started[0].log_to_file


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ([], (None, "")),
        (["--prefix", "/labtable/"], (None, "/labtable")),
        (["--public-url", "https://lab.example"], ("https://lab.example", "")),
        (["--public-url", "https://lab.example/school/labtable/"], ("https://lab.example", "/school/labtable")),
        (["--public-url", "https://lab.example", "--prefix", "/labtable"], ("https://lab.example", "/labtable")),
    ],
)
def test_where_the_pages_lie(monkeypatch, words, place):
    started = []
    monkeypatch.setattr(process, "run", lambda config, opening: started.append(config))
    ended = CliRunner().invoke(app, ["serve", *words])
    assert ended.exit_code == 0, ended.output
    assert (started[0].public_url, started[0].prefix) == place


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--prefix", "labtable"], "--prefix is a path"),
        (["--prefix", '/a"b'], "--prefix is a path"),
        (["--public-url", "https://lab.example/a", "--prefix", "/b"], "give one of them"),
        (["--public-url", "lab.example"], "begins with https://"),
    ],
)
def test_a_place_that_cannot_be_is_one_sentence(words, sentence):
    with pytest.raises(BadSetup, match=sentence):
        CliRunner().invoke(app, ["serve", *words], catch_exceptions=False)
