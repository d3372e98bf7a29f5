/** What `frame/Plot.svelte` draws: lines over a game, each in the colour and the dash of a seat. */
import type { Chart } from '../gen/wire.gen';

export interface Line {
  seat: number;
  name: string; // at its end; '' for none
  score?: number; // beside the name
  thin?: boolean; // another game, to compare with
  points: readonly { version: number; value: number }[];
}

/** A mark on the line of a seat that can be pressed. */
export interface Spot {
  seat: number;
  version: number;
  mark: 'slip' | 'blunder';
  words: string;
}

/** The scores of a game as lines; players who play together share one. */
export function scoreLines({ positions, scores }: Chart, names: readonly string[], together: boolean): Line[] {
  return (together ? scores.slice(0, 1) : scores).map((values, seat) => ({
    seat,
    name: together ? '' : (names[seat] ?? ''),
    score: values.at(-1) ?? 0,
    points: values.map((value, i) => ({ version: positions[i] ?? 0, value })),
  }));
}
