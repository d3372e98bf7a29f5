"""The tables of components.toml, as the rules use them."""

from labtable.core.arrays import NDArray, np
from labtable.core.game.components import TomlTable, read
from labtable.core.game.owner_texts import OwnerTexts
from labtable.core.messages import kebab
from labtable.core.record.layout import I16, RecordArray, record
from labtable.core.record.records import blank_rows

from .constants import MAX_ROW, NUM_CARDS, NUM_SUITS, VALUES, Suit

SUITS = tuple(kebab(suit) for suit in Suit)
CHAIRS = {
    "solitaire": 1,
    "2 players": 2,
    "3 players": 3,
    "4 players": 4,
    "5 players": 5,
    "2 players and the phantom": 3,
}  # how many chairs are dealt cards
GAMES = tuple(CHAIRS)
PHANTOM_DEAL = GAMES.index("2 players and the phantom")
COLUMNS = ("2", "3", "4-5")
VERDICTS = ("nobel", "respect", "improve", "caves", "sell")


@record
class DealRow:
    """§2.1 What is dealt for a number of players."""

    highest: I16  # of the cards that are played with
    hand: I16
    market: I16


def deals(box: TomlTable) -> RecordArray[DealRow]:
    """§2.1 A row for each kind of game, in the order of GAMES."""
    deal = blank_rows(DealRow, len(GAMES))
    for index, row in enumerate(box.rows("deals", count=len(GAMES))):
        row.only("game", "highest", "hand", "market")
        if row.choice("game", GAMES) != index:
            raise row.mistake(f"expected the games in the order {', '.join(GAMES)}", "game")
        deal[index].highest = row.number("highest", 1, VALUES)
        deal[index].hand = row.number("hand", 1, 10)
        deal[index].market = row.number("market", 1, 5)
        needed = CHAIRS[GAMES[index]] * (deal[index].hand + 1) + deal[index].market
        if NUM_SUITS * deal[index].highest < needed:
            raise row.mistake("expected a deck that is large enough for hands and market", "highest")
        if index == PHANTOM_DEAL and NUM_SUITS * deal[index].highest > MAX_ROW + 1:
            most = (MAX_ROW + 1) // NUM_SUITS
            raise row.mistake(f"expected at most {most}: the phantom's row has no room for more cards", "highest")
    return deal


def verdicts(box: TomlTable) -> NDArray[np.int16]:
    """§9.3 The most points for each verdict, a row for each column of the chart."""
    chart = np.zeros((len(COLUMNS), len(VERDICTS) - 1), np.int16)
    for index, row in enumerate(box.rows("verdicts", count=len(COLUMNS))):
        row.only("column", "most")
        if row.choice("column", COLUMNS) != index:
            raise row.mistake(f"expected the columns in the order {', '.join(COLUMNS)}", "column")
        chart[index] = row.numbers("most", 0, NUM_CARDS, count=len(VERDICTS) - 1, rising=True)
    return chart


def cards_of(suit: TomlTable) -> list[TomlTable]:
    """§1.1 The cards of a suit by value; how many of them are in a game, its deal says."""
    suit.only("cards")
    cards = suit.rows("cards")
    values = [card.number("value", 1, VALUES) for card in cards]
    if values != list(range(1, VALUES + 1)):
        raise suit.mistake(
            f"expected the values 1 to {VALUES} in their order; highest in [[deals]] leaves out cards", "cards"
        )
    return cards


def personalities(box: TomlTable) -> tuple[str, ...]:
    """§1.1 The names of all cards, by card number."""
    people: list[str] = []
    for suit in box["personalities"].tables(SUITS).values():
        for card in cards_of(suit):
            person = card.text("id")
            if person in people:
                raise card.mistake(f"expected every personality once, found {person} twice", "id")
            people.append(person)
    return tuple(people)


def owner_texts(box: TomlTable, people: tuple[str, ...]) -> dict[str, str]:
    """§1.1 What an owner's cards are called: a row may have a name and a text."""
    texts = OwnerTexts(__name__)
    cards = [card for suit in box["personalities"].tables(SUITS).values() for card in cards_of(suit)]
    for card, person in zip(cards, people, strict=True):
        card.only("value", "id", "name", "text")
        if not texts.knows(f"person-{person}"):
            raise card.mistake(f"expected one of the personalities of the box, found {person!r}", "id")
        texts.give(card, "name", f"person-{person}")
        if card.has("text") or not card.has("name"):
            texts.give(card, "text", f"note-{person}")
        else:  # the story of the box is about somebody else
            texts.messages[f"note-{person}"] = f"{{ person-{person} }}"
    return texts.messages


BOX = read(__name__)
DEALS = deals(BOX)
CHART = verdicts(BOX)
PERSONALITIES = personalities(BOX)
OWN_PERSONS = tuple(
    card.source == "owner" for suit in BOX["personalities"].tables(SUITS).values() for card in cards_of(suit)
)
TEXTS = owner_texts(BOX, PERSONALITIES)
WILD_FROM = BOX["wild_card"].number("fewest_players", 2, 5)
HIGH_PERCENT = BOX["high_card"].number("above_percent", 0, 99)
HIGH_SOURCE, PHANTOM_COLUMN_SOURCE = BOX["high_card"].source, BOX["phantom_column"].source
PHANTOM_COLUMN = BOX["phantom_column"].choice("column", COLUMNS)
