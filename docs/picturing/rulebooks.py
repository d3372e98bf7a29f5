"""Pictures of the figures of every rulebook, in each language, for the pages of the site."""

from __future__ import annotations

import io

from docs.picturing.studio import PICTURES, Studio, keep
from docs.rulebook_pages import picture
from PIL import Image
from tests.web.visitor import settled, visitor

from labtable.core.game.registry import names
from labtable.core.game.text import LANGUAGES

DRAWN = "() => [...document.querySelectorAll('figure .frame')].every((one) => one.classList.contains('ready'))"
SPEAKS = "localStorage.setItem('labtable-language', '{}')"
SHARP = 1.25
HEAVIEST = 36_000  # bytes of a picture: there are about eighty


def rulebooks(studio: Studio) -> None:
    """The browser draws each figure; only what it draws is kept, and the caption left to the page."""
    (PICTURES / "rulebook").mkdir(exist_ok=True)
    for language in LANGUAGES:
        context = visitor(studio.chromium, studio.address, device_scale_factor=SHARP)
        context.add_init_script(SPEAKS.format(language))
        page = context.new_page()
        page.set_viewport_size({"width": 1280, "height": 1000})
        for name in names():
            page.goto(f"/games/{name}/rules")
            page.wait_for_selector("figure")
            page.wait_for_function(DRAWN)
            settled(page)
            for figure in page.locator("figure").all():
                shown = figure.locator(":scope > .frame, :scope > .legend")
                taken = Image.open(io.BytesIO(shown.screenshot()))
                path = picture(name, figure.get_attribute("data-figure") or "", language)
                keep(taken, path.relative_to("pictures").with_suffix("").as_posix(), HEAVIEST)
        context.close()
