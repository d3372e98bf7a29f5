/** Discs on a wooden board. */
import type { Material } from '../../lib/sound';

export const material: Material = 'wood';
