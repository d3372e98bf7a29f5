import type { Chart, Step } from '../../gen/wire.gen';
import { decisionsIn } from '../../lib/history';

const MOST = 5;

export interface KeyMoment {
  readonly position: number;
  readonly seat: number; // who acted
  readonly step: Step;
  readonly changes: readonly { seat: number; position: number; by: number }[];
}

/** Where a decision changed somebody's score most: worth another look. What was taken back is none of them, nor is taking
 * it back. A change that came too often to be told stands out nowhere; where all play together, it belongs to whoever acted. */
export function momentsOf(chart: Chart, steps: readonly Step[], together: boolean): readonly KeyMoment[] {
  const stepAt = new Map(steps.filter(({ kind }) => kind === 'action').map((step) => [step.position, step]));
  const lines = together ? chart.scores.slice(0, 1) : chart.scores;
  const changed = decisionsIn(steps).flatMap(({ from, entries }) => {
    const position = from + entries;
    const [before, after] = [chart.positions.indexOf(from), chart.positions.indexOf(position)];
    return lines.map((scores, seat) => ({ seat, position, by: (scores[after] ?? 0) - (scores[before] ?? 0) }));
  });
  const weight = (one: { by: number; position: number }): number =>
    Math.abs(one.by) + (stepAt.get(one.position)?.log.length ?? 0) / 8; // of equal ones, the richest
  const told = changed
    .filter((one) => one.by !== 0 && changed.filter((other) => other.by === one.by).length <= MOST)
    .sort((a, b) => weight(b) - weight(a));
  const best = [...new Set(told.map((one) => one.position))].slice(0, MOST).sort((a, b) => a - b);
  return best.flatMap((position) => {
    const step = stepAt.get(position);
    if (!step) return [];
    const changes = told.filter((one) => one.position === position);
    const seat = step.seat ?? changes[0]?.seat ?? 0;
    return [{ position, step, seat, changes: together ? changes.map((one) => ({ ...one, seat })) : changes }];
  });
}
