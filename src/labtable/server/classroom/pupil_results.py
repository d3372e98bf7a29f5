"""What each pupil did in a round: the own decisions, those of a bot meanwhile, the result, answers to questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from labtable.core.match.match import Match
from labtable.core.record.records import SPECTATOR
from labtable.server.classroom.record import Card, ClassRecord, Desk, StoredPoll
from labtable.server.classroom.seating import sitting
from labtable.server.protocol import class_results
from labtable.server.table import events, frames
from labtable.server.table.table import GameTable

COVERING = "a bot for a pupil"  # no session is called so


def pupils_of(
    record: ClassRecord,
    played: list[tuple[Desk, GameTable, Match]],
    questions: tuple[class_results.QuestionResult, ...],
) -> tuple[class_results.PupilResult, ...]:
    """A row for each pupil who has a name card: whoever has left has none."""
    polls = {poll.number: poll for poll in all_polls(record)}
    rows = []
    for desk, table, match in played:
        taken = decisions(table, match)
        outcome = frames.outcome(match)
        ranks = {} if outcome is None else {one.seat: one.rank for one in outcome.standings}
        for seat in range(len(desk.seats)):
            cards = sitting(record, desk, seat)
            for card in cards:
                rows.append(
                    class_results.PupilResult(
                        pupil=card.number,
                        name=card.name or "",
                        group=desk.group,
                        seat=seat,
                        partners=tuple(one.name or "" for one in cards if one is not card),
                        score=match.standings()[seat].score,
                        rank=ranks.get(seat),
                        won=None if outcome is None else seat in outcome.winners,
                        decisions=sum(taken[seat, holder] for holder in card.holders),
                        covered=taken[seat, COVERING],
                        answers=answers_of(card, questions, polls),
                    )
                )
    seated = {row.pupil for row in rows}
    rows += [_unseated(card, questions, polls) for card in record.cards if card.number not in seated]
    return tuple(row for row in rows if row.group or row.answers)


def _unseated(
    card: Card, questions: tuple[class_results.QuestionResult, ...], polls: Mapping[int, StoredPoll]
) -> class_results.PupilResult:
    """A pupil who answered and sat at no table."""
    return class_results.PupilResult(
        card.number, card.name or "", 0, 0, (), 0, None, None, 0, 0, answers_of(card, questions, polls)
    )


def answers_of(
    card: Card, questions: tuple[class_results.QuestionResult, ...], polls: Mapping[int, StoredPoll]
) -> tuple[class_results.PupilAnswer, ...]:
    return tuple(
        class_results.PupilAnswer(one.number, polls[one.number].actions.index(chosen))
        for one in questions
        if (chosen := polls[one.number].answers.get(card.number)) is not None
    )


def decisions(table: GameTable, match: Match) -> Counter[tuple[int, str]]:
    """How many choices that stand each session made on each seat. What followed without a choice is nobody's. A card
    and then where it goes are one choice."""
    authors: list[str] = []
    covered: set[int] = set()
    for row in table.rows:
        match row.change:
            case events.Covered(seat=seat):
                covered.add(seat)
            case events.Returned(seat=seat) | events.Sat(seat=seat) | events.Furnished(seat=seat):
                covered.discard(seat)
            case events.Played(seat=seat, entries=entries):
                author = COVERING if seat in covered else row.author
                authors += [author if at == 0 else "" for at in range(len(entries))]
    stands = in_force(match)
    made: Counter[tuple[int, str]] = Counter()
    before: tuple[int, str] | None = None
    for position, seat, _ in stands:
        choice = seat, authors[position]
        half_made = match.records[position - match.begins_at].pending_size > 0
        made[choice] += not (half_made and choice == before)
        before = choice if choice[1] else before
    return made


def in_force(match: Match) -> list[tuple[int, int, int]]:
    """Position, seat and action of every decision that stands."""
    stands: list[tuple[int, int, int]] = []
    for position, entry in enumerate(match.entries):
        if entry.action < 0:
            stands.pop()
        else:
            stands.append((position, entry.seat, entry.action))
    return stands


# Questions ----------------------------------------------------------------------------------------


def all_polls(record: ClassRecord) -> list[StoredPoll]:
    return [*record.asked, *([] if record.poll is None else [record.poll])]


def questions_of(
    record: ClassRecord, number: int, tables: Mapping[str, tuple[int, Match]]
) -> tuple[class_results.QuestionResult, ...]:
    """The questions of a round that were closed, the first one first."""
    here = [poll for poll in all_polls(record) if poll.round == number and not poll.open]
    return tuple(_question(poll, tables) for poll in here if not poll.table or poll.table in tables)


def _question(poll: StoredPoll, tables: Mapping[str, tuple[int, Match]]) -> class_results.QuestionResult:
    counts = Counter(poll.answers.values())
    if not poll.table:
        answers = [
            class_results.AnswerResult(text, None, counts[at], at == poll.right) for at, text in enumerate(poll.choices)
        ]
        return class_results.QuestionResult(poll.number, None, poll.text, None, tuple(answers), poll.why, ())
    group, match = tables[poll.table]
    there = match.fork(poll.position)
    best = poll.advice.best[0] if poll.advice is not None and poll.advice.best else None
    answers = [
        class_results.AnswerResult(
            "", there.describe(action, poll.seat), counts[action], best is not None and best.action == action
        )
        for action in poll.actions
    ]
    reasons = () if best is None else best.why
    return class_results.QuestionResult(
        poll.number, group, poll.text, there.prompt(SPECTATOR), tuple(answers), "", reasons
    )
