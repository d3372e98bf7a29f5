"""`labtable rules`: the rules in our words, or one sentence of them."""
from contextlib import nullcontext
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from labtable.core.errors import LabtableError
from labtable.core.registry import game as find_game


def rules(
    game: Annotated[str, typer.Argument(help="The game, such as eureka.")],
    number: Annotated[str, typer.Argument(help="One sentence, such as 4.2, or a chapter, such as 4.")] = "",
) -> None:
    """Show the rules of a game, a chapter of them, or one sentence."""
    book, console = find_game(game).rulebook, Console()
    if not number:
        with console.pager(styles=True) if console.is_terminal else nullcontext():
            console.print(Markdown(book.markdown))
        return
    found = [s for s in book.sentences.values() if s.number == number or s.number.startswith(f"{number}.")]
    if not found:
        raise LabtableError(f"There is no rule {number} in {game}; `labtable rules {game}` shows them all.")
    console.print(found[0].chapter, style="bold")
    for sentence in found:
        console.print(f"{sentence.number} {sentence.text}", markup=False, highlight=False)
