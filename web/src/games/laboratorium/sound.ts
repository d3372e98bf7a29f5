/** Flasks and dice on tiles. */
import type { Material } from '../../lib/sound';

export const material: Material = 'glass';
