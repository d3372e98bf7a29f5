import { KINDS, pip, powerCard } from './particles';

const SIZE = 22;

export const legend: Readonly<Record<string, string>> = {
  ...Object.fromEntries(KINDS.map((kind) => [kind, pip(kind, SIZE)])),
  power: powerCard('').replace('<svg', `<svg width="${SIZE}"`),
};
