/** A picture of each game for the home page, its own page and the waiting room: `scene.ts` in the game's folder, or one
 *  that every game has. */
import { plainScene } from './generic/scene';

export interface Scene {
  box: string; // viewBox
  draw(): string; // SVG text
}

const SCENES = import.meta.glob<Scene>(['./*/scene.ts', '!./generic/scene.ts'], { eager: true, import: 'scene' });

export const sceneOf = (game: string): Scene => SCENES[`./${game}/scene.ts`] ?? plainScene(game);
