"""§2 Set-up: what is shuffled and given out."""
from labtable.core.compiling import rule
from labtable.core.randomness import below, shuffle
from labtable.core.records import State
from labtable.games.curie.components import COPIES, OBJECTIVE_POINTS, THESIS_COPIES, THESIS_LEVEL
from labtable.games.curie.constants import CATEGORIES, DEAL, GLASSES, LEVELS, ROW, TILES_OF_A_GLASS
from labtable.games.curie.effects import reveal
from labtable.games.curie.state import whole


@rule
def deal_cards(s: State) -> None:
    """§2.3 A shuffled deck and four cards face up."""
    for category in range(CATEGORIES):
        for _ in range(COPIES[category]):
            s.deck[s.deck_size] = category
            s.deck_size += 1
    shuffle(s, DEAL, s.deck[:], whole(s.deck_size))
    for space in range(ROW):
        reveal(s, space)


@rule
def deal_tiles(s: State) -> None:
    """§2.4 Two piles of Experiment tiles, §2.5 four of Theses."""
    for glass in range(GLASSES):
        for number in range(TILES_OF_A_GLASS):
            s.piles[glass, number] = glass * TILES_OF_A_GLASS + number
        s.pile_size[glass] = TILES_OF_A_GLASS
        shuffle(s, DEAL, s.piles[glass], whole(s.pile_size[glass]))
    for thesis in range(len(THESIS_LEVEL)):
        level = THESIS_LEVEL[thesis]
        for _ in range(THESIS_COPIES[thesis]):
            s.theses[level, s.theses_size[level]] = thesis
            s.theses_size[level] += 1
    for level in range(LEVELS):
        shuffle(s, DEAL, s.theses[level], whole(s.theses_size[level]))


@rule
def is_given(s: State, seats: int, objective: int) -> bool:
    """One of the first seats has the objective."""
    holders = 0
    for seat in range(seats):
        holders += s.players[seat].objective == objective
    return holders > 0


@rule
def deal_objectives(s: State) -> None:
    """§2.8 One each: drawn again while an earlier seat has it."""
    for seat in range(s.num_players):
        objective = below(s, DEAL, len(OBJECTIVE_POINTS))
        while is_given(s, seat, objective):
            objective = below(s, DEAL, len(OBJECTIVE_POINTS))
        s.players[seat].objective = objective
