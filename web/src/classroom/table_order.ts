/** The table before or after a pupil's own, in the order of the numbers; past the last there is a new one. */
export function neighbour(numbers: readonly number[], group: number | null, step: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  if (group === null) return sorted[step > 0 ? 0 : sorted.length - 1] ?? 1;
  const at = sorted.indexOf(group) + step;
  if (at < 0) return group;
  return sorted[at] ?? Math.max(0, ...sorted) + 1;
}
