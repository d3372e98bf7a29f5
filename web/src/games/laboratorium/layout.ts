/**
 * A molecule on paper: rings as regular polygons, chains in a zigzag.
 * The same graph always gives the same picture, and growth keeps what stands.
 */
import type { AtomView, MoleculeView } from '../../gen/laboratorium.gen';
import { parted, type Spot } from './overlaps';

export type Kind = 'H' | 'R' | 'D'; // hydrogen, centre of one bond, centre of two
export interface Ligand {
  kind: Kind;
  x: number;
  y: number;
  used: boolean;
}
export interface Placed {
  atom: AtomView;
  x: number;
  y: number;
  ligands: readonly Ligand[];
}
export interface Joined {
  a: Placed;
  b: Placed;
  order: string;
}
export interface Drawing {
  atoms: readonly Placed[];
  bonds: readonly Joined[];
  circles: readonly Circle[];
  box: Box;
}
export interface Circle extends Point {
  ring: readonly string[];
}
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Point {
  x: number;
  y: number;
}
interface Link {
  to: string;
  order: string;
}

const LENGTH = 82;
const REACH: Record<Kind, number> = { H: 60, R: 76, D: 88 };
const CROWDED = 50;
const TOUCHING = 40; // a hydrogen that would lie on something comes nearer
const NEAR = 45;
const LARGEST = 7; // no ring beyond this is looked for
const MARGIN = 40;

const away = (from: Point, degrees: number, length: number): Point => ({
  x: from.x + length * Math.cos((degrees * Math.PI) / 180),
  y: from.y + length * Math.sin((degrees * Math.PI) / 180),
});
const towards = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, one) => sum + one.x, 0) / points.length,
  y: points.reduce((sum, one) => sum + one.y, 0) / points.length,
});

/** The smallest ring through each bond, once each. */
function ringsOf(links: ReadonlyMap<string, readonly Link[]>): string[][] {
  const found = new Map<string, string[]>();
  for (const [start, own] of links) {
    for (const { to } of own) {
      let paths: string[][] = [[start]];
      for (let size = 1; size < LARGEST && paths.length; size++) {
        const longer = paths.flatMap((path) =>
          (links.get(path[path.length - 1] ?? '') ?? [])
            .filter((link) => !path.includes(link.to) && !(path.length === 1 && link.to === to))
            .map((link) => [...path, link.to]),
        );
        const closed = longer.find((path) => path[path.length - 1] === to);
        if (closed) {
          found.set([...closed].sort().join(), closed);
          break;
        }
        paths = longer;
      }
    }
  }
  return [...found.values()];
}

interface Bearer {
  key: string | null;
  kind: Kind | null;
  double: boolean;
  used: boolean;
}

class Plan {
  readonly at = new Map<string, Point>();
  readonly ligands = new Map<string, Ligand[]>();
  private readonly taken: Point[] = [];
  private readonly turns = new Map<string, number>();
  private readonly queue: string[] = [];
  private readonly laid = new Set<string[]>();

  constructor(
    readonly atoms: ReadonlyMap<string, AtomView>,
    readonly links: ReadonlyMap<string, readonly Link[]>,
    readonly rings: readonly string[][],
  ) {
    for (const name of atoms.keys()) if (!this.at.has(name)) this.grow(name);
    for (const [name, ligands] of this.ligands)
      this.ligands.set(
        name,
        ligands.map((one) => this.drawnIn(one, this.at.get(name) ?? one)),
      );
  }

  private drawnIn(ligand: Ligand, bearer: Point): Ligand {
    const touched = this.taken.filter((other) => distance(other, ligand) < TOUCHING).length > 1; // itself is one
    return ligand.kind === 'H' && touched ? { ...ligand, ...away(bearer, towards(bearer, ligand), NEAR) } : ligand;
  }

  private grow(root: string): void {
    const low = Math.max(0, ...this.taken.map((point) => point.y + 3 * LENGTH));
    this.put(root, { x: 0, y: low }, 0);
    for (let next = this.queue.shift(); next; next = this.queue.shift()) this.surround(next);
  }

  /** An atom at its place; its rings come with it, their middle in the direction given. */
  private put(name: string, point: Point, direction: number): void {
    this.at.set(name, point);
    this.taken.push(point);
    this.queue.push(name);
    const ring = this.rings.find((one) => one.includes(name) && !this.laid.has(one));
    if (ring) this.lay(ring, name, point, direction);
  }

  private lay(ring: string[], first: string, point: Point, direction: number): void {
    this.laid.add(ring);
    const radius = LENGTH / 2 / Math.sin(Math.PI / ring.length);
    const centre = away(point, direction, radius);
    const order = this.round(ring, first);
    order.forEach((name, i) => this.seat(name, away(centre, direction + 180 + (i * 360) / ring.length, radius)));
    this.fuse(ring, centre);
  }

  private round(ring: readonly string[], first: string): string[] {
    const from = ring.indexOf(first);
    const order = [...ring.slice(from), ...ring.slice(0, from)];
    const number = (name: string | undefined): number => this.atoms.get(name ?? '')?.number ?? 0;
    return number(order[1]) <= number(order[order.length - 1]) ? order : [first, ...order.slice(1).reverse()];
  }

  private seat(name: string, point: Point): void {
    if (this.at.has(name)) return;
    this.at.set(name, point);
    this.taken.push(point);
    this.queue.push(name);
  }

  /** Rings that share an edge with one that lies lean on its other side. */
  private fuse(ring: readonly string[], centre: Point): void {
    for (const other of this.rings) {
      if (this.laid.has(other)) continue;
      const i = other.findIndex((name, k) => ring.includes(name) && ring.includes(other[(k + 1) % other.length] ?? ''));
      const order = [...other.slice(i), ...other.slice(0, i)];
      const [a, b] = [this.at.get(order[0] ?? ''), this.at.get(order[1] ?? '')];
      if (i < 0 || !a || !b) continue;
      this.laid.add(other);
      const half = middle([a, b]);
      const apothem = LENGTH / 2 / Math.tan(Math.PI / other.length);
      const own = away(half, towards(centre, half), apothem);
      const [start, next] = [towards(own, a), towards(own, b)];
      const sign = ((next - start + 540) % 360) - 180 > 0 ? 1 : -1;
      order.forEach((name, k) => this.seat(name, away(own, start + (sign * k * 360) / other.length, distance(own, a))));
      this.fuse(other, own);
    }
  }

  /** What hangs on an atom, double bonds first, so that a centre keeps its place when an atom takes it. */
  private bearers(name: string): Bearer[] {
    const atom = this.atoms.get(name);
    if (!atom) return [];
    const open = (this.links.get(name) ?? []).filter((link) => !this.at.has(link.to));
    const heavy = (double: boolean): Bearer[] =>
      open
        .filter((link) => (link.order === 'double') === double)
        .map((link) => ({ key: link.to, kind: null, double, used: false }));
    const used = atom.yellow + atom.purple - atom.free;
    const centres = [...Array<Kind>(atom.purple).fill('D'), ...Array<Kind>(atom.yellow).fill('R')].map(
      (kind, i, all) => ({ key: null, kind, double: kind === 'D', used: i >= all.length - used }),
    );
    return [
      ...heavy(true),
      ...centres.filter((one) => one.double),
      ...heavy(false),
      ...centres.filter((one) => !one.double),
      ...Array.from({ length: atom.hydrogens }, () => ({ key: null, kind: 'H' as const, double: false, used: false })),
    ];
  }

  private surround(name: string): void {
    const from = this.at.get(name) ?? { x: 0, y: 0 };
    const bearers = this.bearers(name);
    const standing = (this.links.get(name) ?? [])
      .flatMap((link) => this.at.get(link.to) ?? [])
      .map((point) => towards(from, point));
    const { angles, turn } = this.directions(name, from, standing, bearers);
    const ligands: Ligand[] = [];
    bearers.forEach((one, i) => {
      const angle = angles[i] ?? 0;
      if (one.key) {
        if (this.at.has(one.key)) return;
        this.turns.set(one.key, turn);
        this.put(one.key, away(from, angle, LENGTH), angle);
      } else if (one.kind) {
        const point = away(from, angle, REACH[one.kind]);
        this.taken.push(point);
        ligands.push({ kind: one.kind, ...point, used: one.used });
      }
    });
    this.ligands.set(name, ligands);
  }

  private directions(
    name: string,
    from: Point,
    standing: readonly number[],
    bearers: readonly Bearer[],
  ): { angles: readonly number[]; turn: number } {
    const count = bearers.length;
    if (!standing.length)
      return {
        angles:
          [[], [0], [30, 150], [30, 150, 270], [0, 180, 90, 270]][count] ?? bearers.map((_, i) => (i * 360) / count),
        turn: 1,
      };
    if (standing.length > 1) {
      const inward = middle(standing.map((angle) => away({ x: 0, y: 0 }, angle, 1)));
      const out = towards(inward, { x: 0, y: 0 });
      return { angles: count === 1 ? [out] : bearers.map((_, i) => out + (i - (count - 1) / 2) * 66), turn: 1 };
    }
    const base = standing[0] ?? 0;
    const turn = -(this.turns.get(name) ?? 1);
    const options = this.slots(name, bearers).flatMap((slots) =>
      [turn, -turn].map((sign) => ({ turn: sign, angles: slots.map((angle) => base + sign * angle) })),
    );
    return this.roomiest(options.map((one) => ({ ...one, room: this.room(from, one.angles, bearers) })));
  }

  /** The first that is not crowded, or the least crowded. */
  private roomiest<T extends { room: number }>(options: readonly T[]): T {
    return (
      options.find((one) => one.room >= CROWDED) ?? options.reduce((best, one) => (one.room > best.room ? one : best))
    );
  }

  /** Angles from the bond one comes by; several where one may not do. */
  private slots(name: string, bearers: readonly Bearer[]): readonly (readonly number[])[] {
    const straight = (this.links.get(name) ?? []).filter((link) => link.order === 'double').length > 1;
    if (bearers.length === 1) return [[straight ? 180 : 120]];
    if (bearers.length === 2) return [[120, 240]];
    const chain = bearers.filter((one) => one.kind !== 'H').length;
    return chain === 1
      ? [[120, 205, 280]]
      : chain === 2
        ? [[120, 240, 180]]
        : [
            [180, 90, 270],
            [90, 180, 270],
            [90, 270, 180],
          ];
  }

  /** Where, seen from here, something will stand behind a neighbour: how far, and how far aside. */
  private beyond(key: string | null): readonly (readonly [number, number])[] {
    if (!key) return [];
    if (this.rings.some((ring) => ring.includes(key)))
      return [
        [2 * LENGTH, 0],
        [3 * LENGTH, 0],
      ];
    const bare = (this.links.get(key)?.length ?? 0) < 2 && !this.atoms.get(key)?.hydrogens;
    return bare
      ? []
      : [
          [1.6 * LENGTH, 0],
          [1.25 * LENGTH, 36],
          [1.25 * LENGTH, -36],
        ];
  }

  private room(from: Point, angles: readonly number[], bearers: readonly Bearer[]): number {
    const others = this.taken.filter((point) => distance(point, from) > 1);
    const gaps = bearers.flatMap((one, i) => {
      const point = away(from, angles[i] ?? 0, one.kind ? REACH[one.kind] : LENGTH);
      const beyond = this.beyond(one.key).map(([far, aside]) => away(from, (angles[i] ?? 0) + aside, far));
      return [point, ...beyond].flatMap((spot) => others.map((other) => distance(spot, other)));
    });
    return Math.min(Infinity, ...gaps);
  }
}

export const boxOf = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, w: Math.max(...xs) + MARGIN - x, h: Math.max(...ys) + MARGIN - y };
};

const FARTHEST = 60; // from a lone atom a finger reaches as far as its hydrogens

/** How far around an atom a finger still means it: half the way to the nearest other one. */
export const reachOf = (atom: Point, { atoms }: Drawing): number =>
  Math.min(FARTHEST, ...atoms.map((other) => distance(atom, other) / 2).filter((half) => half > 0));

/** A box of at least this size around the same middle: a small molecule is not blown up. */
export const atLeast = (box: Box, w: number, h: number): Box => {
  const [width, height] = [Math.max(box.w, w), Math.max(box.h, h)];
  return { x: box.x - (width - box.w) / 2, y: box.y - (height - box.h) / 2, w: width, h: height };
};

export function layOut(molecule: MoleculeView): Drawing {
  const views = new Map(
    [...molecule.atoms].sort((a, b) => a.number - b.number).map((atom) => [atom.name, atom] as const),
  );
  const links = new Map([...views.keys()].map((name) => [name, [] as Link[]] as const));
  for (const { a, b, order } of molecule.bonds) {
    links.get(a)?.push({ to: b, order });
    links.get(b)?.push({ to: a, order });
  }
  for (const own of links.values())
    own.sort((one, two) => (views.get(one.to)?.number ?? 0) - (views.get(two.to)?.number ?? 0));
  const rings = ringsOf(links);
  const plan = new Plan(views, links, rings);
  const spots = [...views.keys()].flatMap((name): Spot[] => [
    { ...(plan.at.get(name) ?? { x: 0, y: 0 }), name, bearer: null },
    ...(plan.ligands.get(name) ?? []).map(({ x, y }) => ({ x, y, name: null, bearer: name })),
  ]);
  const pairs = molecule.bonds.map(({ a, b }) => [a, b] as const);
  const places = parted(spots, pairs)[Symbol.iterator]();
  const place = (): Point => {
    const { x, y } = places.next().value ?? { x: 0, y: 0 };
    return { x, y };
  };
  const atoms = [...views.values()].map((atom): Placed => ({
    atom,
    ...place(),
    ligands: (plan.ligands.get(atom.name) ?? []).map((ligand) => ({ ...ligand, ...place() })),
  }));
  const byName = new Map(atoms.map((one) => [one.atom.name, one] as const));
  const bonds = molecule.bonds.flatMap(({ a, b, order }): Joined[] => {
    const [one, two] = [byName.get(a), byName.get(b)];
    return one && two ? [{ a: one, b: two, order }] : [];
  });
  const orders = new Map(
    molecule.bonds.flatMap(
      ({ a, b, order }) =>
        [
          [`${a} ${b}`, order],
          [`${b} ${a}`, order],
        ] as const,
    ),
  );
  const circles = rings
    .filter((ring) => ring.every((name, i) => orders.get(`${name} ${ring[(i + 1) % ring.length]}`) === 'aromatic'))
    .map((ring): Circle => ({ ring, ...middle(ring.flatMap((name) => byName.get(name) ?? [])) }));
  return {
    atoms,
    bonds,
    circles,
    box: boxOf(atoms.length ? atoms.flatMap((one) => [one, ...one.ligands]) : [{ x: 0, y: 0 }]),
  };
}
