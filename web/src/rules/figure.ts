/** A position of a rulebook as a table that nobody sits at: enough of one for a board to draw. */
import type { Chair, Moment, State } from '../gen/wire.gen';
import type { Listener } from '../lib/stream';
import type { Source } from '../lib/table.svelte';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];

const chairOf = (seat: number): Chair => ({
  seat,
  kind: 'human',
  nickname: NAMES[seat] ?? '',
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

const stateOf = (game: string, moment: Moment): State => ({
  type: 'state',
  version: 0,
  since: 0,
  beat: 0,
  steps: [],
  table: {
    code: '',
    game,
    phase: 'playing',
    players: NAMES.length,
    options: {},
    settings: {},
    chairs: NAMES.map((_, seat) => chairOf(seat)),
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
    classroom: null,
    moment,
  },
});

/** The moment as a table tells it, once; nothing can be sent there. */
export const shownOnce =
  (game: string, moment: Promise<Moment>) =>
  (listener: Listener): Source => {
    moment.then(
      (found) => listener.state(stateOf(game, found)),
      () => listener.gone(),
    );
    return {
      look: () => undefined,
      close: () => undefined,
    };
  };

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The smallest box around all of these, with a margin, on a stage so wide; null where there are none. */
export function boxAround(boxes: readonly Box[], margin: number, wide: number): Box | null {
  if (!boxes.length) return null;
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - margin);
  const top = Math.min(...boxes.map((box) => box.top)) - margin;
  const right = Math.min(wide, Math.max(...boxes.map((box) => box.left + box.width)) + margin);
  const bottom = Math.max(...boxes.map((box) => box.top + box.height)) + margin;
  return { left, top, width: right - left, height: bottom - top };
}
