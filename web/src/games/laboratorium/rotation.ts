/** Drawings turned and moved: a first one lies rather than stands, the next ones keep what stood where it was. */
import { boxOf, type Box, type Drawing, type Joined, type Ligand, type Placed, type Point } from './layout';

const TWELFTHS = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6);
const WIDE = 1.5; // a page is so much wider than high
const WORTH = 0.92; // turning is for a gain of at least this

type Move = (point: Point) => Point;

function moved(drawing: Drawing, move: Move): Drawing {
  const put = <T extends Point>(one: T): T => ({ ...one, ...move(one) });
  const atoms = new Map(
    drawing.atoms.map((one) => [one.atom.name, { ...put(one), ligands: one.ligands.map(put) }] as const),
  );
  const bonds = drawing.bonds.map(({ a, b, order }) => ({
    a: atoms.get(a.atom.name) ?? a,
    b: atoms.get(b.atom.name) ?? b,
    order,
  }));
  const placed = [...atoms.values()];
  return {
    atoms: placed,
    bonds,
    circles: drawing.circles.map(put),
    box: boxOf(placed.length ? placed.flatMap((one) => [one, ...one.ligands]) : [{ x: 0, y: 0 }]),
  };
}

const turn =
  (angle: number, mirror: number): Move =>
  ({ x, y }) => ({
    x: x * mirror * Math.cos(angle) - y * Math.sin(angle),
    y: x * mirror * Math.sin(angle) + y * Math.cos(angle),
  });
const height = ({ w, h }: Box): number => Math.max(w / WIDE, h);

export function lying(drawing: Drawing): Drawing {
  const turned = TWELFTHS.map((angle) => moved(drawing, turn(angle, 1)));
  const best = turned.reduce((one, other) => (height(other.box) < height(one.box) * WORTH ? other : one), drawing);
  return best;
}

/** The same turned until it is no wider than this, or as little wider as can be. */
export function within(drawing: Drawing, width: number): Drawing {
  const over = ({ box }: Drawing): number => Math.max(0, box.w - width);
  const turned = TWELFTHS.map((angle) => moved(drawing, turn(angle, 1)));
  const least = Math.min(...turned.map(over));
  const narrow = turned.filter((one) => over(one) <= least);
  return over(drawing) <= least ? drawing : narrow.reduce((one, other) => (other.box.h < one.box.h ? other : one));
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, one) => sum + one.x, 0) / points.length,
  y: points.reduce((sum, one) => sum + one.y, 0) / points.length,
});

/** A new drawing laid over the old one, so that atoms which stay move as little as can be. */
export function keeping(drawing: Drawing, old: Drawing | null): Drawing {
  const before = new Map(old?.atoms.map((one) => [one.atom.name, one] as const));
  const pairs = drawing.atoms.flatMap((one) => {
    const was = before.get(one.atom.name);
    return was ? [{ now: one as Point, was: was as Point }] : [];
  });
  if (!pairs.length) return lying(drawing);
  const [from, to] = [middle(pairs.map((pair) => pair.now)), middle(pairs.map((pair) => pair.was))];
  const moves = [1, -1].flatMap((mirror) =>
    (pairs.length > 1 ? TWELFTHS : [0]).map((angle): Move => {
      const around = turn(angle, mirror);
      return ({ x, y }) => {
        const there = around({ x: x - from.x, y: y - from.y });
        return { x: there.x + to.x, y: there.y + to.y };
      };
    }),
  );
  const unrest = (move: Move): number =>
    pairs.reduce((sum, { now, was }) => sum + (move(now).x - was.x) ** 2 + (move(now).y - was.y) ** 2, 0);
  const calmest = moves.reduce((one, other) => (unrest(other) < unrest(one) - 1 ? other : one));
  return moved(drawing, calmest);
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
const between = (a: Point, b: Point, share: number): Point => ({ x: mix(a.x, b.x, share), y: mix(a.y, b.y, share) });

/** On the way from one drawing to the next; what is new comes out of its neighbour. */
export function onTheWay(old: Drawing, next: Drawing, share: number): Drawing {
  const before = new Map(old.atoms.map((one) => [one.atom.name, one] as const));
  const neighbour = (name: string): Point | undefined => {
    const joined = next.bonds.find(
      ({ a, b }) =>
        (a.atom.name === name && before.has(b.atom.name)) || (b.atom.name === name && before.has(a.atom.name)),
    );
    return joined && (before.get(joined.a.atom.name) ?? before.get(joined.b.atom.name));
  };
  const atoms = new Map(
    next.atoms.map((one): readonly [string, Placed] => {
      const was = before.get(one.atom.name);
      const start = was ?? neighbour(one.atom.name) ?? one;
      const ligands = one.ligands.map((ligand, i): Ligand => ({
        ...ligand,
        ...between(was?.ligands[i] ?? start, ligand, share),
      }));
      return [one.atom.name, { ...one, ...between(start, one, share), ligands }];
    }),
  );
  const bonds = next.bonds.map(({ a, b, order }): Joined => ({
    a: atoms.get(a.atom.name) ?? a,
    b: atoms.get(b.atom.name) ?? b,
    order,
  }));
  const circles = next.circles.map((one) => ({ ...one, ...middle(one.ring.flatMap((name) => atoms.get(name) ?? [])) }));
  const { box: b0 } = old;
  const { box: b1 } = next;
  return {
    atoms: [...atoms.values()],
    bonds,
    circles,
    box: { x: mix(b0.x, b1.x, share), y: mix(b0.y, b1.y, share), w: mix(b0.w, b1.w, share), h: mix(b0.h, b1.h, share) },
  };
}
