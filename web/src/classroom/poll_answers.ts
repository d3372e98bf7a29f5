/** The answers to a poll as bars: what the class would play, beside what the Laureate thinks. */
import { t, teamed } from '../lib/text.svelte';
import type { Classroom, Message, Moment, Poll, State, Table } from '../gen/wire.gen';

/** The position that is asked about, as the seat to move sees it; what is asked, as the others are told it. */
export const positionOf = (poll: Poll): Moment => ({ ...(poll.moment as Moment), prompt: poll.asks });

/** The players of the table, by seat. */
export const namesIn = (poll: Poll): string[] =>
  poll.chairs.map((chair) => chair.nickname ?? t('bot-name', { number: chair.seat + 1 }));

/** Whose decision it is. */
export const playerOf = (poll: Poll): string => teamed(namesIn(poll)[poll.seat] ?? '');

interface Bar {
  action: number;
  message: Message;
  count: number;
  place: number | null; // in the Laureate's ranking, 1 is best
  mine: boolean;
}
const RANKED = 3; // of the Laureate's moves, also those that nobody chose

export function barsOf(poll: Poll): Bar[] {
  const counts = new Map(poll.counts.map((one) => [one.action, one.count]));
  const best = poll.advice?.best.map((one) => one.action) ?? [];
  return positionOf(poll)
    .legal.map(({ action, message }) => ({
      action,
      message,
      count: counts.get(action) ?? 0,
      place: best.includes(action) ? best.indexOf(action) + 1 : null,
      mine: poll.mine === action,
    }))
    .filter((one) => one.count > 0 || one.mine || (one.place !== null && one.place <= RANKED))
    .sort((a, b) => b.count - a.count || (a.place ?? 99) - (b.place ?? 99));
}

/** The position as a table of its own, with nothing but what the poll shows; to look at, or also to choose on. */
export function asked(poll: Poll, room: Classroom, choosing: boolean): State {
  const moment = positionOf(poll);
  const table: Table = {
    code: poll.table,
    game: room.game,
    phase: 'playing',
    players: poll.chairs.length,
    options: room.options,
    settings: {},
    chairs: poll.chairs,
    host: false,
    watchers: 0,
    now: Date.now(),
    created_at: 0,
    expires_at: 0,
    commitment: '',
    seal: '',
    secret: null,
    deal: 'set',
    shares: [],
    collecting: false,
    preparing: null,
    rewind: null,
    rematch: null,
    hints: false,
    phrases: false,
    lesson: null,
    puzzle: null,
    daily: null,
    branch: null,
    classroom: room.id,
    moment: choosing ? moment : { ...moment, legal: [] },
  };
  return { type: 'state', version: 1, since: 0, beat: 1, steps: [], table };
}
