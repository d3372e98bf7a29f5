"""The rulebook's sample game, four rounds of three players, move for move.

Seats: Pati 0, Albert 1, Ada 2. What the story does not tell of the hands is filled in; every card that it names is
where it must be.
"""

from labtable.games.eureka.tests.position import game

PATI, ALBERT, ADA = 0, 1, 2


def dealt_as_told():
    """Before anyone speaks; Pati holds yellow 5 for her random draw."""
    return game(
        hands=(
            "blue-1 green-1 green-2 blue-3 yellow-5 green-7",
            "red-1 yellow-2 blue-4 red-6 red-7 yellow-7",
            "green-4 red-3 yellow-3 blue-5 red-8 blue-8",
        ),
        market="red-4 blue-6 yellow-6",
        deck="red-2 blue-2 yellow-1 green-3 red-5 blue-7 yellow-4 green-5 yellow-8 green-6 green-8",
        phase="statement",
    )


def set_up():
    """Albert and Pati can start, Ada rather not; they decide for Pati, who gives one of her ones to Ada."""
    t = dealt_as_told()
    t.do("start", 1).do("start", 1).do("start", 0)
    t.do("choose", PATI)
    assert t.mover == ADA
    t.do("pick", "blue-8")  # Ada to Albert
    t.do("pick", "blue-8")  # Albert passes it on to Pati
    t.do("pick", "green-1")  # Pati to Ada
    assert t.hand(ADA) == "red-3 red-8 blue-5 yellow-3 green-1 green-4" and t.known(PATI) == "green-1"
    return t


def round_1():
    t = set_up()
    for who, card in ((PATI, "blue-1"), (ALBERT, "red-1"), (ADA, "green-1")):
        assert t.mover == who
        assert t.do("play", card).told == ["played"]
    return t


def round_2():
    t = round_1().do("play", "green-2")
    assert t.told == ["played", "penalty"] and t.s.mutation == 1
    assert t.mover == ALBERT and t.kinds() == {"pass"}  # no green cards
    t.do("pass")
    assert t.mover == ADA and t.kinds() == {"play"} and len(t.legal()) == 1  # green 4, and she must
    t.do("play", "green-4")
    assert t.told == ["played", "bonus"] and t.waits == "beneficiary"
    t.do("choose", ADA).do("choose", PATI).do("pick", "red-3")
    assert t.mover == PATI
    t.do("pick", "green-7")
    assert "green-7" in t.hand(ADA) and "red-3" in t.hand(PATI)
    return t


def round_3():
    t = round_2()
    assert t.mover == PATI
    t.do("play", "blue-3")
    assert t.told == ["played", "bonus"] and t.waits == "recover"
    t.do("decline")
    t.do("play", "yellow-2")
    assert t.told == ["played"]  # the last suit opens, without effect
    t.do("play", "yellow-3")
    assert t.told == ["played", "penalty"] and t.mover == PATI and t.kinds() == {"random"}
    return t


def lucky(t):
    """Chance is on Pati's side: the draw is tried with other keys until it is yellow 5."""
    before = t.states.copy()
    for key in range(200):
        t.states[:] = before
        t.s.random_key[0] = key
        t.do("random")
        if t.s.tops[2] == 5:
            return t
    raise AssertionError("yellow 5 was never drawn")


def round_3_ends():
    t = lucky(round_3())
    assert t.told == ["played", "bonus"] and t.waits == "share" and t.mover == PATI
    t.do("pick", "red-3")
    assert t.shared(PATI) == "red-3"
    assert t.why("play", "red-3", seat=ALBERT) == "none"  # a card for the whole team
    return t


def test_the_sample_game_set_up():
    set_up()


def test_the_sample_game_round_1():
    t = round_1()
    assert list(t.s.tops) == [1, 1, 0, 1] and t.mover == PATI


def test_the_sample_game_round_2():
    t = round_2()
    assert t.s.tops[3] == 4 and t.s.mutation == 0


def test_the_sample_game_round_3():
    t = round_3_ends()
    assert list(t.s.tops) == [1, 3, 5, 4] and t.mover == ALBERT


def test_the_sample_game_round_4():
    t = round_3_ends().do("play", "blue-4")
    assert t.told == ["played", "penalty"] and t.waits == "clash_card" and t.mover == ALBERT
    t.do("take", "red-4").do("choose", PATI)
    assert "red-4" in t.hand(PATI) and t.told == ["clashed", "refilled"]
    assert "green-8" in t.market and len(t.market.split()) == 3
    assert t.mover == ADA
    t.do("play", "blue-5")
    assert t.told == ["played", "penalty"] and t.waits == "clash_card" and t.mover == ADA
    assert t.s.penalties == 4
