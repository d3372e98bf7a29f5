import type { Chart, Step } from '../../gen/wire.gen';

const MOST = 5;

export interface KeyMoment {
  readonly position: number;
  readonly seat: number; // who acted
  readonly step: Step | undefined;
  readonly changes: readonly { seat: number; position: number; by: number }[];
}

/** Where the score of somebody changed most: worth another look. A change that came too often to be told stands out
 * nowhere; where all play together, it belongs to whoever acted. */
export function momentsOf(chart: Chart, steps: readonly Step[], together: boolean): readonly KeyMoment[] {
  const jumps = chart.scores.flatMap((scores, seat) =>
    scores.map((score, i) => ({ seat, position: chart.positions[i] ?? 0, by: i ? score - (scores[i - 1] ?? 0) : 0 })),
  );
  const stepOf = (position: number): Step | undefined =>
    steps.find((step) => step.position === position && step.kind === 'action');
  const weight = (one: { by: number; position: number }): number =>
    Math.abs(one.by) + (stepOf(one.position)?.log.length ?? 0) / 8; // of equal ones, the richest
  const changed = jumps.filter((one) => one.by !== 0 && (!together || one.seat === 0));
  const told = changed
    .filter((one) => changed.filter((other) => other.by === one.by).length <= MOST)
    .sort((a, b) => weight(b) - weight(a));
  const best = [...new Set(told.map((one) => one.position))].slice(0, MOST).sort((a, b) => a - b);
  return best.map((position) => {
    const changes = told.filter((one) => one.position === position);
    const step = stepOf(position);
    const seat = step?.seat ?? changes[0]?.seat ?? 0;
    return { position, step, seat, changes: together ? changes.map((one) => ({ ...one, seat })) : changes };
  });
}
