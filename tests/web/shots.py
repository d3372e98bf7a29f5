"""Pictures of a game's table in chosen positions: `python -m tests.web.shots eureka --moves 0,6 --players 4`."""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import gettempdir

from tests.web.serving import served
from tests.web.visitor import SIZES, Rest, against_bots, browser, settled, visitor


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game")
    ask.add_argument("--players", type=int, default=3)
    ask.add_argument("--moves", default="0,5,15", help="after how many own decisions, separated by commas")
    ask.add_argument("--widths", default="390,1280,1920", help="or whole sizes, such as 1366x640")
    ask.add_argument("--option", action="append", default=[], help="name=value")
    ask.add_argument("--query", default="", help="board=plain, lang=fr, pseudo …")
    ask.add_argument("--press", default="", help="a thing to press before the picture")
    ask.add_argument("--evening", action="store_true")
    ask.add_argument("--forced", action="store_true", help="in the system's own colours, as for low vision")
    ask.add_argument("--server", default="", help="a server that runs already")
    ask.add_argument("--out", default=str(Path(gettempdir()) / "shots"))
    wanted = ask.parse_args()
    if wanted.server:
        take(wanted, wanted.server)
    else:
        with served() as address:
            take(wanted, address)


def take(wanted: argparse.Namespace, address: str) -> None:
    out = Path(wanted.out)
    out.mkdir(parents=True, exist_ok=True)
    options = dict(one.split("=", 1) for one in wanted.option)
    with browser() as chromium:
        context = visitor(
            chromium,
            address,
            color_scheme="dark" if wanted.evening else "light",
            forced_colors="active" if wanted.forced else "none",
        )
        rest = Rest(context.request)
        code = against_bots(rest, wanted.game, wanted.players, options)
        page = context.new_page()
        page.on("console", lambda message: print(message.type, message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: print("error", error))
        made = 0
        for moves in map(int, wanted.moves.split(",")):
            rest.play(moves - made)
            made = moves
            for size in wanted.widths.split(","):
                width, height = map(int, size.split("x")) if "x" in size else (int(size), SIZES.get(int(size), 800))
                page.set_viewport_size({"width": width, "height": height})
                page.goto(f"/t/{code}?{wanted.query}")
                page.wait_for_selector(".mat, main.ending")
                if wanted.press:
                    page.click(f'[data-thing="{wanted.press}"]')
                settled(page)
                path = out / f"{wanted.game}-{moves}-{size}.png"
                page.screenshot(path=path)
                print(path)


if __name__ == "__main__":
    main()
