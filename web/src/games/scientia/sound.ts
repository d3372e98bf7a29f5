/** Cards of paper on the drawing table. */
import type { Material } from '../../lib/sound';

export const material: Material = 'paper';
