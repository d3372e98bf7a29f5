/** Cubes in the copper tower. */
import type { Material } from '../../lib/sound';

export const material: Material = 'copper';
