/** In which size a board is drawn before it is made small: boards follow the window, so that a low window needs a low board. */
import { MediaQuery } from 'svelte/reactivity';

interface Size {
  wide: number;
  high: number;
}
const LOW: Size = { wide: 1100, high: 470 };
const USUAL: Size = { wide: 1000, high: 620 };
const low = new MediaQuery('(min-width: 961px) and (max-height: 740px)'); // --squat

export const boardSize = (): Size => (low.current ? LOW : USUAL);
