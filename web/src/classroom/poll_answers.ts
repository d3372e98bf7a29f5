/** The answers to a poll as bars: what the class would play, beside what the Laureate thinks. */
import { t, teamed } from '../lib/text.svelte';
import type { Classroom, Message, Moment, Poll, State } from '../gen/wire.gen';
import { stateOf } from '../lib/position_table';

/** The position that is asked about, as the seat to move sees it; what is asked, as the others are told it. */
export function positionOf(poll: Poll): Moment {
  const moment = poll.moment as Moment;
  return { ...moment, prompt: poll.asks ?? moment.prompt };
}

/** A question of the teacher's own, with answers to choose from; else it is about a position of a table. */
export const isOwn = (poll: Poll): boolean => poll.table === '';

/** The players of the table, by seat. */
export const namesIn = (poll: Poll): string[] =>
  poll.chairs.map((chair) => chair.nickname ?? t('bot-name', { number: chair.seat + 1 }));

/** Whose decision it is. */
export const playerOf = (poll: Poll): string => teamed(namesIn(poll)[poll.seat] ?? '');

/** What is asked, as a heading. */
export const titleOf = (poll: Poll): string => poll.text || t('class-poll', { name: playerOf(poll) });

const FEW = 6; // choices that all can read at once

/** What can be answered, where that is little. */
export const fewChoices = (poll: Poll): readonly (string | Message)[] => {
  const choices = isOwn(poll) ? poll.answers : positionOf(poll).legal.map((one) => one.message);
  return choices.length <= FEW ? choices : [];
};

/** A, B, C … of an answer, where there are few; the same on wall and phones. */
export function letterOf(poll: Poll, action: number): string {
  if (!fewChoices(poll).length) return '';
  const at = isOwn(poll) ? action : positionOf(poll).legal.findIndex((one) => one.action === action);
  return at < 0 ? '' : String.fromCharCode(65 + at);
}

interface Bar {
  action: number;
  answer: string | Message;
  count: number;
  right: boolean;
  place: number | null; // in the Laureate's ranking, 1 is best
  mine: boolean;
}
const RANKED = 3; // of the Laureate's moves, also those that nobody chose

export function barsOf(poll: Poll): Bar[] {
  const counts = new Map(poll.counts.map((one) => [one.action, one.count]));
  if (isOwn(poll))
    return poll.answers.map((answer, action) => ({
      action,
      answer,
      count: counts.get(action) ?? 0,
      right: poll.right === action,
      place: null,
      mine: poll.mine === action,
    }));
  const best = poll.advice?.best.map((one) => one.action) ?? [];
  return positionOf(poll)
    .legal.map(({ action, message }) => ({
      action,
      answer: message,
      count: counts.get(action) ?? 0,
      right: false,
      place: best.includes(action) ? best.indexOf(action) + 1 : null,
      mine: poll.mine === action,
    }))
    .filter((one) => one.count > 0 || one.mine || (one.place !== null && one.place <= RANKED))
    .sort((a, b) => b.count - a.count || (a.place ?? 99) - (b.place ?? 99));
}

/** The position as a table of its own, with nothing but what the poll shows; to look at, or also to choose on. */
export function asked(poll: Poll, room: Classroom, choosing: boolean): State {
  const place = { id: 'class-poll', params: { name: playerOf(poll) }, things: [] };
  const moment = choosing ? { ...positionOf(poll), prompt: place } : { ...positionOf(poll), legal: [] };
  return stateOf(poll.table, room.game, room.options, poll.chairs, moment, room.id);
}
