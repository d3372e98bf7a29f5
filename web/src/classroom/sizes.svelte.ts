/** In which size a board is drawn before it is made small: boards follow the window, so that a low window needs a low board. */
import { MediaQuery } from 'svelte/reactivity';
import { SQUAT } from '../lib/breakpoints';

export interface Size {
  wide: number;
  high: number;
}
const LOW: Size = { wide: 1100, high: 470 };
const USUAL: Size = { wide: 1000, high: 620 };
const low = new MediaQuery(SQUAT);

/** A card of the wall without its board, by rows of names: its head, whose turn it is and, with room, what happened last. */
export const aroundBoard = (rows: number): number => (low.current ? 86 : 146) + 23 * rows;

export const boardSize = (): Size => (low.current ? LOW : USUAL);
