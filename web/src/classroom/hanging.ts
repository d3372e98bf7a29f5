/** How the tables of a class hang on the wall: as large as all of them can be seen at once. */
import type { Size } from './sizes.svelte';

const [GAP, PADDING] = [12, 20]; // px: between two cards, and on both sides of a board
const WORTH = 1.1; // how much larger the boards must become for another row
const LEGIBLE = 230; // px that a board needs; where not all have that, the wall scrolls
const SCROLLED = 290;

interface Hung {
  columns: number;
  width: number; // of a card
}

export function hang(count: number, room: Size, board: Size, around: number): Hung {
  const widthIn = (columns: number): number => {
    const rows = Math.ceil(count / columns);
    const high = (room.high - GAP * (rows - 1)) / rows - around;
    return Math.min((room.wide - GAP * (columns - 1)) / columns - PADDING, (high * board.wide) / board.high);
  };
  let columns = count;
  for (let rows = 2; rows <= count; rows += 1) {
    const fewer = Math.ceil(count / rows);
    if (widthIn(fewer) > WORTH * widthIn(columns)) columns = fewer;
  }
  if (widthIn(columns) >= LEGIBLE) return { columns, width: widthIn(columns) + PADDING };
  columns = Math.max(1, Math.min(count, Math.floor((room.wide + GAP) / (SCROLLED + GAP))));
  return { columns, width: (room.wide - GAP * (columns - 1)) / columns };
}
