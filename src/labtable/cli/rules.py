"""`labtable rules`: the rules in our words, or one sentence of them."""

import re
from contextlib import nullcontext
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from labtable.core.errors import LabtableError
from labtable.core.game.registry import game as find_game

NEW_SENTENCE = re.compile(r"\n(?=\d+\.\d+ )")  # Markdown ends a line at two spaces


def rules(
    game: Annotated[str, typer.Argument(help="The game, such as eureka.")],
    number: Annotated[str, typer.Argument(help="One sentence, such as 4.2, or a chapter, such as 4.")] = "",
) -> None:
    """Show the rules of a game, a chapter of them, or one sentence."""
    found_game, console = find_game(game), Console()
    book, name = found_game.rulebook, found_game.name
    if not number:
        with console.pager(styles=True) if console.is_terminal else nullcontext():
            console.print(Markdown(NEW_SENTENCE.sub(r"  \n", book.markdown)))
        return
    found = [s for s in book.sentences.values() if s.number == number or s.number.startswith(f"{number}.")]
    if not found:
        raise LabtableError(f"There is no rule {number} in {name}; `labtable rules {name}` shows them all.")
    console.print(found[0].chapter, style="bold")
    for sentence in found:
        console.print(f"{sentence.number} {sentence.text}", markup=False, highlight=False)
