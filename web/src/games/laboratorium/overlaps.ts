/** Tokens that would lie on each other are parted: what hangs on a bond is turned over along it, or swung aside. */
import type { Point } from './layout';

/** A token of a drawing; what it hangs on is its bearer. */
export interface Spot extends Point {
  bearer: string | null; // of a ligand
  name: string | null; // of an atom
}
type Pair = readonly [string, string];
type Move = (point: Point) => Point;

const CLEAR = 46; // between the middles of two tokens that are not joined
const CROSSING = 60; // as bad as this much overlap
const SWINGS = [-60, -30, 30, 60].map((degrees) => (degrees * Math.PI) / 180);
const ROUNDS = 6;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How much lies on something else. */
export function crowding(spots: readonly Spot[], bonds: readonly Pair[]): number {
  const at = new Map(spots.map((one) => [one.name, one] as const));
  const joined = new Set(bonds.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const hangsOn = (a: Spot, b: Spot): boolean => a.bearer !== null && a.bearer === b.name;
  const together = (a: Spot, b: Spot): boolean => joined.has(`${a.name} ${b.name}`) || hangsOn(a, b) || hangsOn(b, a);
  let sum = 0;
  spots.forEach((one, i) => {
    for (const other of spots.slice(i + 1)) {
      const gap = distance(one, other);
      if (gap < CLEAR && !together(one, other)) sum += CLEAR - gap;
    }
  });
  bonds.forEach(([a, b], i) => {
    for (const [c, d] of bonds.slice(i + 1)) {
      const ends = [at.get(a), at.get(b), at.get(c), at.get(d)] as const;
      if (new Set([a, b, c, d]).size === 4 && crosses(...ends)) sum += CROSSING;
    }
  });
  return sum;
}

function crosses(a?: Point, b?: Point, c?: Point, d?: Point): boolean {
  if (!a || !b || !c || !d) return false;
  const side = (p: Point, q: Point, r: Point): boolean => (q.x - p.x) * (r.y - p.y) > (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** The atoms on the far side of a bond; none where a ring leads round it. */
function beyond(from: string, to: string, bonds: readonly Pair[]): ReadonlySet<string> {
  const found = new Set([to]);
  for (const name of found)
    for (const [a, b] of bonds) {
      const next = a === name ? b : b === name ? a : null;
      if (next === null || (name === to && next === from)) continue;
      if (next === from) return new Set();
      found.add(next);
    }
  return found;
}

const mirrored = (a: Point, b: Point): Move => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return ({ x, y }) => {
    const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy);
    return { x: 2 * (a.x + along * dx) - x, y: 2 * (a.y + along * dy) - y };
  };
};
const swung =
  (round: Point, angle: number): Move =>
  ({ x, y }) => ({
    x: round.x + (x - round.x) * Math.cos(angle) - (y - round.y) * Math.sin(angle),
    y: round.y + (x - round.x) * Math.sin(angle) + (y - round.y) * Math.cos(angle),
  });

interface Hinge {
  from: string; // the atom that stays
  to: number; // the token at the other end
  moves: ReadonlySet<number>; // tokens
}

/** Every bond that is in no ring, with the smaller side to move; and every ligand by itself. */
function hingesOf(spots: readonly Spot[], bonds: readonly Pair[]): readonly Hinge[] {
  const onBonds = bonds.flatMap(([a, b]): Hinge[] => {
    const [side] = [
      { from: a, to: b, far: beyond(a, b, bonds) },
      { from: b, to: a, far: beyond(b, a, bonds) },
    ]
      .filter((one) => one.far.size > 0)
      .sort((one, other) => one.far.size - other.far.size);
    if (!side) return [];
    const moves = spots.flatMap((one, i) => (side.far.has(one.bearer ?? one.name ?? '') ? [i] : []));
    return [{ from: side.from, to: spots.findIndex((one) => one.name === side.to), moves: new Set(moves) }];
  });
  const onLigands = spots.flatMap(({ bearer }, i) => (bearer ? [{ from: bearer, to: i, moves: new Set([i]) }] : []));
  return [...onBonds, ...onLigands];
}

/** The same tokens, in the same order, parted as far as turning and swinging can part them. */
export function parted(spots: readonly Spot[], bonds: readonly Pair[]): readonly Spot[] {
  const hinges = hingesOf(spots, bonds);
  let [best, least] = [spots, crowding(spots, bonds)];
  for (let round = 0; round < ROUNDS && least > 0; round++) {
    const [start, before] = [best, least];
    for (const { from, to, moves } of hinges) {
      const [a, b] = [start.find((one) => one.name === from), start[to]];
      if (!a || !b) continue;
      for (const move of [mirrored(a, b), ...SWINGS.map((angle) => swung(a, angle))]) {
        const tried = start.map((one, i) => (moves.has(i) ? { ...one, ...move(one) } : one));
        const crowded = crowding(tried, bonds);
        if (crowded < least) [best, least] = [tried, crowded];
      }
    }
    if (least === before) break;
  }
  return best;
}
