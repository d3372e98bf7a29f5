import type { PuzzleCard } from '../gen/wire.gen';

/** The ideas that puzzles need, as a shelf and homework list them. */
export const THEMES: readonly PuzzleCard['theme'][] = ['now', 'prepare', 'rival', 'risk', 'line', 'patience'];
