import { bohr, KINDS, pip, powerCard } from './particles';

const SIZE = 22;

export const legend: Readonly<Record<string, string>> = {
  ...Object.fromEntries(KINDS.map((kind) => [kind, pip(kind, SIZE)])),
  power: powerCard('').replace('<svg', `<svg width="${SIZE}"`),
  bohrd: bohr({ proton: 0, neutron: 0, electron: 0 }, [2, 1], [2, 8], {}).replace('<svg', `<svg width="${SIZE}"`),
};
