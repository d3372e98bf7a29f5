/** What the pieces of a game are made of, as one hears them: `sound.ts` in the game's folder. */
import type { Material } from '../lib/sound';

const MATERIALS = import.meta.glob<Material>('./*/sound.ts', { eager: true, import: 'material' });

export const materialOf = (game: string): Material => MATERIALS[`./${game}/sound.ts`] ?? 'paper';
