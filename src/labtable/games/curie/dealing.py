"""§2 Set-up: what is shuffled and given out."""
from labtable.core.bits import has, with_bit
from labtable.core.compiling import rule
from labtable.core.randomness import below, shuffle
from labtable.core.records import State
from labtable.games.curie.components import COPIES, OBJECTIVE_POINTS, THESIS_COPIES, THESIS_LEVEL
from labtable.games.curie.constants import CATEGORIES, DEAL, GLASSES, LEVELS, ROW, TILES_OF_A_GLASS
from labtable.games.curie.effects import reveal


@rule
def deal_cards(s: State) -> None:
    """§2.3 A shuffled deck and four cards face up."""
    for category in range(CATEGORIES):
        for _ in range(COPIES[category]):
            s.deck[s.deck_size] = category
            s.deck_size += 1
    shuffle(s, DEAL, s.deck, int(s.deck_size))
    for space in range(ROW):
        reveal(s, space)


@rule
def deal_tiles(s: State) -> None:
    """§2.4 Two piles of Experiment tiles, §2.5 four of Theses."""
    for glass in range(GLASSES):
        for number in range(TILES_OF_A_GLASS):
            s.piles[glass, number] = glass * TILES_OF_A_GLASS + number
        s.pile_size[glass] = TILES_OF_A_GLASS
        shuffle(s, DEAL, s.piles[glass], TILES_OF_A_GLASS)
    for thesis in range(len(THESIS_LEVEL)):
        level = THESIS_LEVEL[thesis]
        for _ in range(THESIS_COPIES[thesis]):
            s.theses[level, s.theses_size[level]] = thesis
            s.theses_size[level] += 1
    for level in range(LEVELS):
        shuffle(s, DEAL, s.theses[level], int(s.theses_size[level]))


@rule
def deal_objectives(s: State) -> None:
    """§2.8 One each, all different: the n-th of those that are left."""
    given = 0
    for seat in range(s.num_players):
        skip = below(s, DEAL, len(OBJECTIVE_POINTS) - seat)
        objective = 0
        while has(given, objective) or skip > 0:
            if not has(given, objective):
                skip -= 1
            objective += 1
        given = with_bit(given, objective)
        s.players[seat].objective = objective
