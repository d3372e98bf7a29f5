/** The story of a game in one sentence: when its winner went ahead and stayed there, and by which decision. */
import type { Chart, Message, Step } from '../../gen/wire.gen';

export interface Story {
  readonly at: number; // the position from which on the winner was ahead
  readonly all: number; // positions of the game
  readonly told: readonly Message[]; // what happened there
}

/** None, where nobody went ahead by points: a tie that something else broke, or a race. */
export function storyOf({ positions, scores }: Chart, winner: number, steps: readonly Step[]): Story | null {
  const rivals = scores.filter((_, seat) => seat !== winner);
  const own = scores[winner];
  if (!own || !rivals.length) return null;
  const behind = own.findLastIndex((score, moment) => rivals.some((other) => (other[moment] ?? 0) >= score));
  const at = positions[behind + 1];
  const step = steps.findLast((one) => one.kind === 'action' && one.position === at);
  if (at === undefined || !step?.log.length) return null;
  return { at, all: positions.at(-1) ?? at, told: step.log };
}
