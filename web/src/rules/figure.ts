/** A position of a rulebook as a table that nobody sits at: enough of one for a board to draw. */
import type { Moment, State } from '../gen/wire.gen';
import { chairOf, stateOf } from '../lib/position_table';
import type { Listener } from '../lib/stream';
import type { Source } from '../lib/table.svelte';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];

const figureOf = (game: string, moment: Moment): State =>
  stateOf(
    '',
    game,
    {},
    NAMES.map((name, seat) => chairOf(seat, name)),
    moment,
    null,
  );

/** The moment as a table tells it, once; nothing can be sent there. */
export const shownOnce =
  (game: string, moment: Promise<Moment>) =>
  (listener: Listener): Source => {
    moment.then(
      (found) => listener.state(figureOf(game, found)),
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
