/** Tokens and bonds in a clear line: a circle with C, O or H; a diamond with one bar joins by one bond, a square with two bars by two. */
import type { AtomView, MoleculeView, PileView } from '../../gen/laboratorium.gen';
import { layOut, type Drawing, type Kind } from './layout';
import { lying } from './rotation';
import { hue } from './palette';

export const INK = hue.ink21;
export type Token = 'C' | 'O' | Kind;
export const RADIUS: Record<Token, number> = { C: 24, O: 24, H: 17, R: 23, D: 23 };
const FILL: Record<Token, string> = { C: hue.ink27, O: hue.red55b, H: hue.white, R: hue.gold87, D: hue.violet46 };

export const shape = (token: Token, r: number, attributes: string): string =>
  token === 'R'
    ? `<path d="M0 ${-r * 1.16}L${r * 1.16} 0 0 ${r * 1.16} ${-r * 1.16} 0Z" stroke-linejoin="round" ${attributes}/>`
    : token === 'D'
      ? `<rect x="${-r * 0.9}" y="${-r * 0.9}" width="${r * 1.8}" height="${r * 1.8}" rx="${r * 0.16}" ${attributes}/>`
      : `<circle r="${r}" ${attributes}/>`;

export interface Look {
  line?: number;
  plain?: boolean;
  used?: boolean;
  grow?: number;
}

/** One token around the origin; a centre that has had its turn is hatched. */
export function token(kind: Token, { line = 3.5, plain = false, used = false, grow = 1 }: Look = {}): string {
  const r = RADIUS[kind] * grow;
  const ink = used || kind === 'H' || kind === 'R' ? INK : hue.white;
  const f = r * (kind === 'H' ? 1.16 : kind === 'R' ? 0.84 : 1);
  const bars =
    kind === 'R'
      ? `<path d="M${-r * 0.3} ${r * 0.46}H${r * 0.3}" stroke="${ink}" stroke-width="${r * 0.13}"/>`
      : kind === 'D'
        ? `<path d="M${-r * 0.46} ${r * 0.42}H${r * 0.46}M${-r * 0.46} ${r * 0.66}H${r * 0.46}" stroke="${ink}"
          stroke-width="${r * 0.12}"/>`
        : '';
  const letter = `<text y="${kind === 'R' || kind === 'D' ? r * 0.18 : f * 0.355}" text-anchor="middle"
    font-family="Besley,Georgia,serif" font-weight="800" font-size="${f}" fill="${ink}">${kind === 'D' ? 'R' : kind}</text>`;
  const hatch = used
    ? `<g stroke="${hue.slate76}" stroke-width="3">${[-10, 0, 10].map((x) => `<path d="M${x - 6} ${6}L${x + 6} ${-6}"/>`).join('')}</g>`
    : '';
  return (
    shape(kind, r, `transform="translate(3 4)" fill="${hue.ink21A20}"`) +
    shape(
      kind,
      r,
      `fill="${used ? hue.grey95b : FILL[kind]}" stroke="${INK}" stroke-width="${line}"${used ? ' stroke-dasharray="6 4"' : ''}`,
    ) +
    hatch +
    (plain ? '' : letter + bars)
  );
}

interface End {
  x: number;
  y: number;
}
export function bond(a: End, b: End, double: boolean, width = 7): string {
  if (!double) return `<path d="M${a.x} ${a.y}L${b.x} ${b.y}" stroke="${INK}" stroke-width="${width}"/>`;
  const d = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ox, oy] = [((b.y - a.y) / d) * width * 0.8, ((a.x - b.x) / d) * width * 0.8];
  return [1, -1]
    .map(
      (s) =>
        `<path d="M${a.x + s * ox} ${a.y + s * oy}L${b.x + s * ox} ${b.y + s * oy}" stroke="${INK}" stroke-width="${width * 0.72}"/>`,
    )
    .join('');
}

/** Bonds, circles of aromatic rings: what lies under the tokens. */
export const skeleton = ({ atoms, bonds, circles }: Drawing, width = 7): string =>
  circles
    .map(
      ({ x, y }) => `<circle cx="${x}" cy="${y}" r="42" fill="none" stroke="${INK}" stroke-width="${width * 0.64}"/>`,
    )
    .join('') +
  atoms.map((one) => one.ligands.map((ligand) => bond(one, ligand, ligand.kind === 'D', width)).join('')).join('') +
  bonds.map(({ a, b, order }) => bond(a, b, order === 'double', width)).join('');

const at = (x: number, y: number, inner: string): string => `<g transform="translate(${x} ${y})">${inner}</g>`;

/** A whole molecule as a picture, turned so that it lies rather than stands. */
export function picture(molecule: MoleculeView, { line = 5, grow = 1.15, width = 9 } = {}): string {
  const drawing = lying(layOut(molecule));
  const { x, y, w, h } = drawing.box;
  const tokens = drawing.atoms
    .map(
      (one) =>
        at(one.x, one.y, token(one.atom.element as Token, { line, grow })) +
        one.ligands
          .map((ligand) => at(ligand.x, ligand.y, token(ligand.kind, { line, grow, used: ligand.used })))
          .join(''),
    )
    .join('');
  return `<svg viewBox="${x} ${y} ${w} ${h}">${skeleton(drawing, width)}${tokens}</svg>`;
}

// Molecules in short: hydrogens are counted on the atom that bears them ----------------------------------------

/** How an atom of the target stands: as it shall be, there but not yet so, or missing. */
export type Stand = 'done' | 'there' | 'missing';
const SHORT = 31;
const PALE = hue.slate49;
const COUNT = ['', '', '₂', '₃', '₄'];

export function short(element: string, hydrogens: number, stand: Stand = 'done', lettered = true): string {
  const label = `${element}${hydrogens ? `H${COUNT[hydrogens] ?? ''}` : ''}`;
  const ink = stand === 'missing' ? PALE : hue.white;
  const disc =
    stand === 'missing'
      ? `<circle r="${SHORT}" fill="${hue.white}" stroke="${PALE}" stroke-width="3" stroke-dasharray="7 6"/>`
      : `<circle r="${SHORT}" fill="${FILL[element as Token]}" stroke="${INK}" stroke-width="4"/>`;
  const ring =
    stand === 'there'
      ? `<circle r="${SHORT + 7}" fill="none" stroke="${hue.red54}" stroke-width="5" stroke-dasharray="9 7"/>`
      : '';
  if (!lettered) return disc;
  return `${ring}${disc}<text y="${label.length > 1 ? 8.5 : 11}" text-anchor="middle" font-family="Besley,Georgia,serif"
    font-weight="800" font-size="${label.length > 2 ? 23 : label.length > 1 ? 25 : 31}" fill="${ink}">${label}</text>`;
}

interface ShortParts {
  box: string;
  below: string; // what lies under the atoms
  atoms: readonly { atom: AtomView; drawn: string }[];
}

/** A molecule in short, atom by atom; `stands` and `joined` tell what of a target is there. */
export function shortParts(
  molecule: MoleculeView,
  stands?: ReadonlyMap<string, Stand>,
  joined?: ReadonlySet<string>,
  lettered = true,
): ShortParts {
  const counts = new Map(molecule.atoms.map((atom) => [atom.name, atom.hydrogens] as const));
  const bare = { ...molecule, atoms: molecule.atoms.map((atom) => ({ ...atom, hydrogens: 0 })) };
  const drawing = lying(layOut(bare));
  const { x, y, w, h } = drawing.box;
  const missing = drawing.bonds.filter(({ a, b }) => joined && !joined.has(`${a.atom.name} ${b.atom.name}`));
  const there = {
    ...drawing,
    bonds: drawing.bonds.filter((one) => !missing.includes(one)),
    circles: stands && missing.some(({ order }) => order === 'aromatic') ? [] : drawing.circles,
  };
  const faint = missing
    .map(({ a, b, order }) => `<g opacity=".55" stroke-dasharray="9 7">${bond(a, b, order === 'double', 7)}</g>`)
    .join('');
  const atoms = drawing.atoms.map((one) => ({
    atom: molecule.atoms.find(({ name }) => name === one.atom.name) ?? one.atom,
    drawn:
      at(one.x, one.y, short(one.atom.element, counts.get(one.atom.name) ?? 0, stands?.get(one.atom.name), lettered)) +
      one.ligands.map((ligand) => at(ligand.x, ligand.y, token(ligand.kind, { line: 5, used: ligand.used }))).join(''),
  }));
  return { box: `${x} ${y} ${w} ${h}`, below: faint + skeleton(there, 8), atoms };
}

/** A molecule in short, as one picture. */
export function shortPicture(molecule: MoleculeView, lettered = true): string {
  const { box, below, atoms } = shortParts(molecule, undefined, undefined, lettered);
  return `<svg viewBox="${box}">${below}${atoms.map(({ drawn }) => drawn).join('')}</svg>`;
}

/** A legend's small centre. */
export const pip = (kind: 'R' | 'D'): string =>
  `<svg viewBox="-30 -30 60 60" width="18" height="18">${token(kind, { line: 4 })}</svg>`;

/** One atom of a legend. */
export const sample = (stand: Stand): string =>
  `<svg viewBox="-42 -42 84 84" width="22" height="22">${short('C', 0, stand)}</svg>`;

/** What a fragment is made of, such as C₂H₃O. */
export function formulaOf({ atoms }: MoleculeView): string {
  const counts = new Map<string, number>();
  const add = (element: string, count: number): unknown => counts.set(element, (counts.get(element) ?? 0) + count);
  for (const { element, hydrogens } of atoms) {
    add(element, 1);
    if (hydrogens) add('H', hydrogens);
  }
  const below = (count: number): string => [...String(count)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('');
  return ['C', 'H', ...[...counts.keys()].filter((one) => one !== 'C' && one !== 'H')]
    .map((element) => ({ element, count: counts.get(element) ?? 0 }))
    .map(({ element, count }) => (count ? `${element}${count > 1 ? below(count) : ''}` : ''))
    .join('');
}

const drawn = new Map<string, string>();
/** The fragment of a reagent; for a small pile without letters, which nobody could read: its formula stands below. */
export function fragment({ fragment: molecule }: PileView, small = false): string {
  const key = `${molecule.smiles} ${small}`;
  const made =
    drawn.get(key) ?? (small ? shortPicture(molecule, false) : picture(molecule, { line: 4.5, grow: 1.15, width: 8 }));
  drawn.set(key, made);
  return made;
}
