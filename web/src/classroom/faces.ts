/** The face on a pupil's name card, drawn from its number: the same inks and hands as the portraits of the games. */
import { portrait, type Person } from '../art/portraits';
import { hue } from './palette';

/** As many as the server gives out; a larger number begins again. */
export const FACES = 24;

const HAIRS = ['short', 'bob', 'parted', 'natural', 'bun', 'side', 'braids', 'waves', 'wild', 'long', 'greek', 'loops'];
const COLOURS = ['k', 'b', 'r', 'k', 'b', 'g'];
const GARMENTS = ['hood', 'blouse', 'coat', 'robe'];
const EXTRAS: readonly (readonly string[])[] = [[], ['glasses'], [], ['earrings'], [], [], ['ribbon']];
const LOOKS = ['aousc', 'sousc', 'rcsc-', 'aruf4', 'socs3', 'acus-', 'tous-', 'alsf-'];
const GROUNDS = [hue.red58, hue.teal50, hue.ochre75, hue.green58, hue.blue52, hue.purple48];
const NOWHERE = { x: 0, y: 0, scale: 0 };

const pick = <One>(all: readonly One[], at: number, otherwise: One): One => all[at % all.length] ?? otherwise;

function personOf(face: number): Person {
  const spread = face * 7 + Math.floor(face / 12);
  return {
    skin: (face * 3 + Math.floor(face / 4)) % 4,
    hair: `${pick(HAIRS, face, 'short')} ${pick(COLOURS, spread, 'k')}`,
    garment: pick(GARMENTS, face + Math.floor(face / 12), 'hood'),
    attribute: '',
    extras: pick(EXTRAS, spread, []),
    turn: (face % 2 ? 1 : -1) * (2 + (face % 3)),
    width: 31 + (face % 4),
    jaw: 0.4 + (face % 5) / 10,
    face: pick(LOOKS, spread, 'aousc'),
  };
}

/** SVG, square: a head and shoulders on a coloured ground. */
export function faceOf(face: number, size: number): string {
  const ground = pick(GROUNDS, face * 5 + Math.floor(face / 6), hue.teal50);
  const ink = pick(GROUNDS, face * 5 + Math.floor(face / 6) + 2, hue.ochre75);
  return `<svg viewBox="18 14 164 164" width="${size}" height="${size}" aria-hidden="true">
    <path d="M0 0H200V200H0Z" fill="${ground}"/>${portrait(personOf(face % FACES), ink, NOWHERE)}</svg>`;
}
