"""The table of Eureka! in the terminal, at most 100 columns wide.

Colour is never alone: each suit has a sign of its own (▲ red, ● blue, ◆ yellow, ■ green), a consecutive card, which
lies upside down, wears a ▾.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from labtable.core.game.components import marked
from labtable.core.game.contract import Message

from .views import CardView, PlayerView, SuitView, View

Say = Callable[[Message], str]

WIDTH = 100
SIGNS = {"red": "▲", "blue": "●", "yellow": "◆", "green": "■"}
STYLES = {"red": "bold bright_red", "blue": "bold dodger_blue1", "yellow": "bold yellow", "green": "bold green3"}


def draw(view: View, say: Say) -> RenderableType:
    shown = [each for each in view.players if each.hand_size or each.shared or not each.is_phantom]
    parts = [suits(view, say), middle(view, say), *(seat(each, say) for each in shown)]
    if view.verdict is not None:
        end = Text(
            f"{word(say, 'points')}: {view.points}   {say(view.verdict)}{marked(view.verdicts_source)}",
            "bold",
            justify="center",
        )
        parts.append(Panel(end, box=box.DOUBLE, width=WIDTH, border_style="bright_magenta"))
    library = view.library != "none" and marked(view.library_source)
    if library or (view.verdict is not None and marked(view.verdicts_source)):
        parts.append(Text(say(Message("board-marked")), "dim"))
    return Group(*parts)


def word(say: Say, name: str) -> str:
    return say(Message(f"board-{name}"))


def count(say: Say, number: int) -> str:
    return say(Message("board-cards", {"number": number}))


# Cards -----------------------------------------------------------------------------------------------------


def sign(card: CardView) -> Text:
    return Text(f"{SIGNS[card.suit]}{card.value}", STYLES[card.suit])


def signs(cards: Iterable[CardView]) -> Text:
    return Text("  ").join(sign(card) for card in cards)


def named(cards: Iterable[CardView], say: Say, width: int = 72) -> Text:
    """Cards with their personalities, separated by dots; lines break between cards only."""
    lines: list[list[Text]] = [[]]
    for card in cards:
        item = Text.assemble(sign(card), " ", say(card.person))
        if lines[-1] and sum(len(other) + 3 for other in lines[-1]) + len(item) > width:
            lines.append([])
        lines[-1].append(item)
    text = Text("\n").join(Text(" · ", "dim").join(line) for line in lines)
    return text if text.plain else Text("–", "dim")


# The four suits ---------------------------------------------------------------------------------------------


def suits(view: View, say: Say) -> RenderableType:
    table = Table(box=box.ROUNDED, width=WIDTH, show_header=False, padding=(0, 1), border_style="grey50")
    table.add_column(width=12)
    table.add_column(ratio=1)
    table.add_column(width=20, no_wrap=True)
    table.add_column(width=22, no_wrap=True, style="dim")
    for suit in view.suits:
        style = STYLES[suit.suit]
        name = Text(f"{SIGNS[suit.suit]} {say(Message(f'suit-{suit.suit}'))}", style)
        table.add_row(name, pile(suit, say), f"○ {say(suit.bonus)}", f"▾ {say(suit.penalty)}")
    return table


def pile(suit: SuitView, say: Say) -> Text:
    if not suit.cards:
        return Text(word(say, "unopened"), "dim italic")
    line = Text()
    for card, is_upside_down in zip(suit.cards, suit.upside_down, strict=True):
        is_top = card.value == suit.top
        text = f"{card.value}▾" if is_upside_down else str(card.value)
        line.append(f" {text} ", f"{STYLES[suit.suit]} reverse" if is_top else STYLES[suit.suit] + " dim")
        line.append(" ")
    return line


# Market, deck, wild card, library -----------------------------------------------------------------------------


def middle(view: View, say: Say) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    table.add_row(word(say, "market"), named(view.market, say))
    table.add_row(word(say, "deck"), deck(view, say))
    if view.effects:
        waiting = " · ".join(word(say, name) for name in view.effects)
        table.add_row(word(say, "next-move"), Text(waiting, "bold bright_magenta"))
    if view.set_aside:
        table.add_row(word(say, "set-aside"), signs(view.set_aside))
    return Panel(table, box=box.ROUNDED, width=WIDTH, border_style="grey50")


def deck(view: View, say: Say) -> Text:
    line = Text(count(say, view.deck_size))
    if view.deck_top is not None:
        line += Text.assemble("   ↑ ", named([view.deck_top], say))
    line.append(f"   {word(say, 'penalties')} {view.penalties}")
    if view.wild != "none":
        style = "bold" if view.wild == "ready" else "dim"
        line.append(f"   {word(say, 'wild')}: {word(say, f'wild-{view.wild}')}", style)
    if view.library != "none":
        style = "bold" if view.library == "open" else "dim"
        line.append(
            f"   {word(say, 'library')}{marked(view.library_source)}: {word(say, f'library-{view.library}')}", style
        )
    return line


# Players ---------------------------------------------------------------------------------------------------------


def seat(player: PlayerView, say: Say) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    if player.hand_size or not player.is_phantom:
        table.add_row(word(say, "row" if player.is_phantom else "hand"), hand(player, say))
    if player.shared:
        table.add_row(word(say, "table"), named(player.shared, say))
    return Panel(
        table,
        title=title(player, say),
        title_align="left",
        width=WIDTH,
        box=box.ROUNDED,
        border_style="bright_cyan" if player.has_turn else "grey50",
    )


def hand(player: PlayerView, say: Say) -> Text:
    hidden = player.hand_size - len(player.hand)
    if player.hand_size == 0:
        return Text("–", "dim")
    if hidden == 0:
        return named(player.hand, say)
    backs = Text("▒▒ " * hidden, "grey62")
    return Text.assemble(backs, " ", named(player.hand, say)) if player.hand else backs


def title(player: PlayerView, say: Say) -> Text:
    name = Text(f"{'▶ ' if player.has_turn else ''}{say(player.name)}", "bold")
    if player.is_you:
        name.append(f" ({word(say, 'you')})", "bold")
    name.append(f"  {count(say, player.hand_size)}", "dim")
    if not player.is_active:
        name.append(f"  {word(say, 'out')}", "dim italic")
    if player.can_start is not None:
        name.append(f"  “{word(say, 'can-start' if player.can_start else 'cannot-start')}”", "italic")
    return name
