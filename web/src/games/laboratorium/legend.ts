import { pip } from './atoms';
import { resourceDie, SAFETY, safetyToken, type Deck } from './cards';

const SIZE = 22;
const dieOf = (deck: Deck): string => resourceDie(deck).replace('<svg', `<svg width="${SIZE}"`);

export const legend: Readonly<Record<string, string>> = {
  yellow: pip('R'),
  purple: pip('D'),
  coat: Object.keys(SAFETY)
    .map((kind) => safetyToken(kind, SIZE, true))
    .join(''),
  boum: dieOf('boum'),
  chimie: dieOf('chimie'),
  securite: dieOf('securite'),
};
