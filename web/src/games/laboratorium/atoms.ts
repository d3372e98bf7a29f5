/** Tokens and bonds in a clear line: a circle with C, O or H; a diamond with one bar joins by one bond, a square with two bars by two. */
import type { AtomView, MoleculeView } from '../../gen/laboratorium.gen';
import { layOut, type Drawing, type Kind } from './layout';

export const INK = '#16181d';
export type Token = 'C' | 'O' | Kind;
export const RADIUS: Record<Token, number> = { C: 24, O: 24, H: 17, R: 23, D: 23 };
const FILL: Record<Token, string> = { C: '#24262b', O: '#c9321a', H: '#ffffff', R: '#ffd02e', D: '#73389b' };

export const shape = (token: Token, r: number, attributes: string): string =>
  token === 'R' ? `<path d="M0 ${-r * 1.16}L${r * 1.16} 0 0 ${r * 1.16} ${-r * 1.16} 0Z" stroke-linejoin="round" ${attributes}/>`
    : token === 'D' ? `<rect x="${-r * 0.9}" y="${-r * 0.9}" width="${r * 1.8}" height="${r * 1.8}" rx="${r * 0.16}" ${attributes}/>` : `<circle r="${r}" ${attributes}/>`;

export interface Look { line?: number; plain?: boolean; used?: boolean; grow?: number }

/** One token around the origin; a centre that has had its turn is hatched. */
export function token(kind: Token, { line = 3.5, plain = false, used = false, grow = 1 }: Look = {}): string {
  const r = RADIUS[kind] * grow;
  const ink = used || kind === 'H' || kind === 'R' ? INK : '#ffffff';
  const f = r * (kind === 'H' ? 1.16 : kind === 'R' ? 0.84 : 1);
  const bars = kind === 'R' ? `<path d="M${-r * 0.3} ${r * 0.46}H${r * 0.3}" stroke="${ink}" stroke-width="${r * 0.13}"/>`
    : kind === 'D' ? `<path d="M${-r * 0.46} ${r * 0.42}H${r * 0.46}M${-r * 0.46} ${r * 0.66}H${r * 0.46}" stroke="${ink}" stroke-width="${r * 0.12}"/>` : '';
  const letter = `<text y="${kind === 'R' || kind === 'D' ? r * 0.18 : f * 0.355}" text-anchor="middle" font-family="Besley,Georgia,serif" font-weight="800" font-size="${f}" fill="${ink}">${kind === 'D' ? 'R' : kind}</text>`;
  const hatch = used ? `<g stroke="#aab2b6" stroke-width="3">${[-10, 0, 10].map((x) => `<path d="M${x - 6} ${6}L${x + 6} ${-6}"/>`).join('')}</g>` : '';
  return shape(kind, r, 'transform="translate(3 4)" fill="#16181d33"') + shape(kind, r, `fill="${used ? '#eceff0' : FILL[kind]}" stroke="${INK}" stroke-width="${line}"${used ? ' stroke-dasharray="6 4"' : ''}`) + hatch + (plain ? '' : letter + bars);
}

interface End { x: number; y: number }
export function bond(a: End, b: End, double: boolean, width = 7): string {
  if (!double) return `<path d="M${a.x} ${a.y}L${b.x} ${b.y}" stroke="${INK}" stroke-width="${width}"/>`;
  const d = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ox, oy] = [((b.y - a.y) / d) * width * 0.8, ((a.x - b.x) / d) * width * 0.8];
  return [1, -1].map((s) => `<path d="M${a.x + s * ox} ${a.y + s * oy}L${b.x + s * ox} ${b.y + s * oy}" stroke="${INK}" stroke-width="${width * 0.72}"/>`).join('');
}

/** Bonds, circles of aromatic rings: what lies under the tokens. */
export const skeleton = ({ atoms, bonds, circles }: Drawing, width = 7): string =>
  circles.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="42" fill="none" stroke="${INK}" stroke-width="${width * 0.64}"/>`).join('')
  + atoms.map((one) => one.ligands.map((ligand) => bond(one, ligand, ligand.kind === 'D', width)).join('')).join('')
  + bonds.map(({ a, b, order }) => bond(a, b, order === 'double', width)).join('');

const at = (x: number, y: number, inner: string): string => `<g transform="translate(${x} ${y})">${inner}</g>`;

/** A whole molecule as a picture, turned so that it lies rather than stands. */
export function picture(molecule: MoleculeView, { line = 5, grow = 1.15, width = 9, dots = false, stand = false } = {}): string {
  const drawing = layOut(molecule);
  const tall = !stand && drawing.box.h > drawing.box.w * 1.1;
  const { x, y, w, h } = drawing.box;
  const turned = tall ? flipped(drawing) : drawing;
  const tokens = turned.atoms.map((one) => at(one.x, one.y, token(one.atom.element as Token, { line, grow }))
    + one.ligands.map((ligand) => at(ligand.x, ligand.y, token(ligand.kind, { line, grow, used: ligand.used, plain: dots && ligand.kind === 'H' }))).join('')).join('');
  return `<svg viewBox="${tall ? `${y} ${x} ${h} ${w}` : `${x} ${y} ${w} ${h}`}">${skeleton(turned, width)}${tokens}</svg>`;
}

const flipped = (drawing: Drawing): Drawing => {
  const swap = <T extends End>(point: T): T => ({ ...point, x: point.y, y: point.x });
  const atoms = new Map(drawing.atoms.map((one) => [one.atom.name, { ...swap(one), ligands: one.ligands.map(swap) }] as const));
  return {
    ...drawing, atoms: [...atoms.values()], circles: drawing.circles.map(swap),
    bonds: drawing.bonds.map(({ a, b, order }) => ({ a: atoms.get(a.atom.name) ?? a, b: atoms.get(b.atom.name) ?? b, order })),
  };
};

/** A legend's small centre. */
export const pip = (kind: 'R' | 'D'): string => `<svg viewBox="-30 -30 60 60" width="18" height="18">${token(kind, { line: 4 })}</svg>`;

// The fragments on the reagent cards ---------------------------------------------------------------------

/** `C3R` is a carbon with three hydrogens and a single centre. */
const FRAGMENTS: readonly { id: string; formula: string; atoms: string; bonds: readonly (readonly [number, number, string])[] }[] = [
  { id: 'methyl', formula: 'R–CH₃', atoms: 'C3R', bonds: [] },
  { id: 'ethylidene', formula: 'R–C(=R)–CH₃', atoms: 'C0RD C3', bonds: [[0, 1, 'single']] },
  { id: 'oxygen', formula: 'R–O–R', atoms: 'O0RR', bonds: [] },
  { id: 'phenylene', formula: 'R–C₆H₄–R', atoms: 'C0R C1 C1 C0R C1 C1', bonds: ringBonds() },
  { id: 'ethylene', formula: 'R–CH₂–CH₂–R', atoms: 'C2R C2R', bonds: [[0, 1, 'single']] },
  { id: 'vinyl', formula: 'R–CH=CH₂', atoms: 'C1R C2', bonds: [[0, 1, 'double']] },
  { id: 'methine', formula: 'R–CH=R', atoms: 'C1RD', bonds: [] },
  { id: 'phenyl', formula: 'R–C₆H₅', atoms: 'C0R C1 C1 C1 C1 C1', bonds: ringBonds() },
  { id: 'carbonyl', formula: 'R–CO–R', atoms: 'C0RR O0', bonds: [[0, 1, 'double']] },
  { id: 'carboxyl', formula: 'R–COOH', atoms: 'C0R O0 O1', bonds: [[0, 1, 'double'], [0, 2, 'single']] },
];

function ringBonds(): readonly (readonly [number, number, string])[] {
  return Array.from({ length: 6 }, (_, i) => [i, (i + 1) % 6, 'aromatic'] as const);
}

export const fragmentOf = (number: number): { id: string; formula: string } => FRAGMENTS[number - 1] ?? { id: '', formula: '' };

function moleculeOf(number: number): MoleculeView {
  const { atoms, bonds } = FRAGMENTS[number - 1] ?? { atoms: '', bonds: [] };
  const views = atoms.split(' ').filter(Boolean).map((spec, i): AtomView => {
    const count = (letter: string): number => spec.split(letter).length - 1;
    return { name: String(i), number: i + 1, element: spec[0] ?? 'C', hydrogens: Number(spec[1]), yellow: count('R'), purple: count('D'), free: count('R') + count('D') };
  });
  return { atoms: views, bonds: bonds.map(([a, b, order]) => ({ a: String(a), b: String(b), order })), smiles: '' };
}

const drawn = new Map<string, string>();
/** The fragment of a reagent; `dots` for a small pile. */
export function fragment(number: number, dots = false): string {
  const key = `${number} ${dots}`;
  const made = drawn.get(key) ?? picture(moleculeOf(number), dots ? { line: 7, grow: 1.25, width: 10, dots } : { line: 4.5, grow: 1.15, width: 8 });
  drawn.set(key, made);
  return made;
}
