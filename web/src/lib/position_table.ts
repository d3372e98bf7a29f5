/** A position as a table of its own, which the board can show: nothing else is known of it, and nobody plays there. */
import type { AskedPosition, Chair, Moment, State, Table } from '../gen/wire.gen';
import { t } from './text.svelte';

export function stateOf(
  code: string,
  game: string,
  options: Table['options'],
  chairs: readonly Chair[],
  moment: Moment,
  classroom: string | null,
): State {
  const table: Table = {
    code,
    game,
    phase: 'playing',
    players: chairs.length,
    options,
    settings: {},
    chairs,
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
    classroom,
    moment,
  };
  return { type: 'state', version: 1, since: 0, beat: 1, steps: [], table };
}

/** A player of such a table. */
export const chairOf = (seat: number, nickname: string): Chair => ({
  seat,
  kind: 'human',
  nickname,
  level: null,
  covered: false,
  resigned: false,
  present: true,
  cover_at: null,
  yours: false,
  people: 1,
  program: false,
  clock: null,
  ticking: false,
});

/** A position that a pupil answers alone: the own seat, and players without names. */
export function positionTable(asked: AskedPosition): State {
  const chairs = Array.from({ length: asked.players }, (_, seat) =>
    chairOf(seat, t(seat === asked.seat ? 'homework-position-you' : 'homework-position-player', { number: seat + 1 })),
  );
  return stateOf('', asked.game, asked.options, chairs, asked.moment as Moment, null);
}
