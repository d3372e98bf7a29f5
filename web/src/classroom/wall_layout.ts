/** How the tables of a class hang on the wall: as large as all of them can be seen at once. */
import type { Size } from './sizes.svelte';

const [GAP, PADDING] = [12, 20]; // px: between two cards, and on both sides of a board
const WORTH = 1.05; // how much larger the boards must become for another row
const LEGIBLE = 200; // px that a board needs; where not all have that, the wall scrolls
const SCROLLED = 290;
const STRETCH: Size = { wide: 1.3, high: 1.8 }; // how far a board may be drawn wider or higher, where the wall has room

interface Hung {
  columns: number;
  width: number; // of a card
  board: Size | null; // as it is drawn
}

const NAMES = 200; // px that a card without its board needs
const [MANY, LAPTOP]: [number, Size] = [8, { wide: 900, high: 800 }];

/** Whether a wall begins without boards: so many tables would not be seen at once on the window of a laptop. */
export const tooMany = (count: number, { wide, high }: Size): boolean =>
  count > MANY && wide >= LAPTOP.wide && high < LAPTOP.high;

/** The cards without their boards: as many beside each other as can be read. */
export function hangNames(count: number, wide: number): Hung {
  const columns = Math.max(1, Math.min(count, Math.floor((wide + GAP) / (NAMES + GAP))));
  return { columns, width: (wide - GAP * (columns - 1)) / columns, board: null };
}

export function hang(count: number, room: Size, board: Size, around: number): Hung {
  const roomIn = (columns: number): Size => {
    const rows = Math.ceil(count / columns);
    return {
      wide: (room.wide - GAP * (columns - 1)) / columns - PADDING,
      high: (room.high - GAP * (rows - 1)) / rows - around,
    };
  };
  const widthIn = (columns: number): number => {
    const { wide, high } = roomIn(columns);
    return Math.min(wide, (high * board.wide) / board.high);
  };
  let columns = count;
  for (let rows = 2; rows <= count; rows += 1) {
    const fewer = Math.ceil(count / rows);
    if (widthIn(fewer) > WORTH * widthIn(columns)) columns = fewer;
  }
  if (widthIn(columns) >= LEGIBLE) {
    const scale = widthIn(columns) / board.wide;
    const { wide, high } = roomIn(columns);
    const drawn = {
      wide: Math.min(wide / scale, STRETCH.wide * board.wide),
      high: Math.min(high / scale, STRETCH.high * board.high),
    };
    return { columns, width: scale * drawn.wide + PADDING, board: drawn };
  }
  columns = Math.max(1, Math.min(count, Math.floor((room.wide + GAP) / (SCROLLED + GAP))));
  return { columns, width: (room.wide - GAP * (columns - 1)) / columns, board };
}
