/** Cards on the leather of the reading room. */
import type { Material } from '../../lib/sound';

export const material: Material = 'leather';
