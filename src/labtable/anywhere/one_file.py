"""A site as one page, `labtable site --one-file play.html`: everything is in it, and a browser opens it from a disk."""

from __future__ import annotations

import base64
import gzip
import re
from pathlib import Path

LOADER = Path(__file__).with_name("one_file.js")
HERE = "labtable://page/"
LEFT_OUT = re.compile(r"(sw|site-sw)\.js$|index\.html$|offline\.html$|.*\.(webmanifest|png|woff2|css)$|licences\.txt$")
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob: labtable:; worker-src blob:; "
    "style-src 'unsafe-inline'; img-src data: blob:; font-src data:; connect-src blob: data:; base-uri 'none'"
)
PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="{policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="labtable-anywhere" content="" />
    <title>Labtable</title>
    {styles}
  </head>
  <body>
    <div id="app"></div>
    {parts}
    <script id="loader" type="text/plain">{loader}</script>
    <script>
      {{
        const source = document.getElementById('loader').textContent;
        const run = document.createElement('script');
        run.textContent = source;
        document.head.append(run);
        open(source, {entry!r});
      }}
    </script>
  </body>
</html>
"""


def one_page(folder: Path) -> str:
    """What `write_site` wrote into a folder, as one page."""
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    entry = re.search(r'src="\./(assets/[^"]+)"', (folder / "index.html").read_text("utf-8"))
    assert entry is not None
    parts = [_part(name, path) for name, path in files.items() if not LEFT_OUT.match(name)]
    styles = [_style(name, path) for name, path in files.items() if name.endswith(".css")]
    return PAGE.format(
        policy=POLICY,
        styles="\n    ".join(styles),
        parts="\n    ".join(parts),
        loader=LOADER.read_text("utf-8"),
        entry=entry[1],
    )


def _part(name: str, path: Path) -> str:
    content = path.read_bytes()
    if name.startswith("assets/") and name.endswith(".js"):
        content = _addressed(name, content.decode()).encode()
    packed = base64.b64encode(gzip.compress(content, 9, mtime=0)).decode()
    return f'<script type="text/plain" data-part="{name}">{packed}</script>'


def _addressed(name: str, script: str) -> str:
    """A module whose neighbours, and it itself, have the addresses of parts."""
    script = re.sub(r"""(["'`])\./([\w.-]+\.js)\1""", rf"\1{HERE}assets/\2\1", script)
    return script.replace("import.meta.url", f'"{HERE}{name}"')


def _style(name: str, path: Path) -> str:
    """A sheet, its fonts in it; and its name, so that nobody loads it again."""

    def inside(found: re.Match[str]) -> str:
        font = base64.b64encode((path.parent / found[1]).read_bytes()).decode()
        return f"url(data:font/woff2;base64,{font})"

    text = re.sub(r"url\(\"?\./([\w.-]+\.woff2)\"?\)", inside, path.read_text("utf-8"))
    return f'<style>{text}</style>\n    <link rel="stylesheet" href="{HERE}{name}" disabled />'
