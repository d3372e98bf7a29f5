/** The worlds: what a game draws of its table. Loaded on demand; what a game does not draw, the generic table does. */
import type { Component } from 'svelte';
import type { Message } from '../gen/wire.gen';
import Generic from './generic/Board.svelte';

/** What each part of a world is given; the rest it reaches with `useTable()`. */
export interface BoardProps<View> {
  view: View;
}
export interface SeatProps<View> {
  view: View;
  seat: number;
}

export interface MarkProps {
  message: Message;
}

export interface World {
  Board: Component<BoardProps<unknown>>; // the mat
  Hand?: Component<BoardProps<unknown>>; // the tray below it: a hand, a desk
  Seat?: Component<SeatProps<unknown>>; // a line or two in a player's panel
  Score?: Component<SeatProps<unknown>>; // where the points came from, on the end screen
  Shelf?: Component<BoardProps<unknown>>; // below the players' panels
  Mark?: Component<MarkProps>; // a small sign at the end of a line of the log
}

type Part<Name extends keyof World> = Record<string, () => Promise<{ default: NonNullable<World[Name]> }>>;

const BOARDS = import.meta.glob(['./*/Board.svelte', '!./generic/Board.svelte']) as Part<'Board'>;
const HANDS = import.meta.glob('./*/Hand.svelte') as Part<'Hand'>;
const SEATS = import.meta.glob('./*/Seat.svelte') as Part<'Seat'>;
const SCORES = import.meta.glob('./*/Score.svelte') as Part<'Score'>;
const SHELVES = import.meta.glob('./*/Shelf.svelte') as Part<'Shelf'>;
const MARKS = import.meta.glob('./*/Mark.svelte') as Part<'Mark'>;

const PLAIN: World = { Board: Generic as World['Board'] };

export async function worldOf(game: string): Promise<World> {
  const wanted = new URLSearchParams(location.search).get('board');
  const board = BOARDS[`./${game}/Board.svelte`];
  if (!board || wanted === 'plain') return PLAIN;
  const [Board, Hand, Seat, Score, Shelf, Mark] = await Promise.all([
    board(),
    HANDS[`./${game}/Hand.svelte`]?.(),
    SEATS[`./${game}/Seat.svelte`]?.(),
    SCORES[`./${game}/Score.svelte`]?.(),
    SHELVES[`./${game}/Shelf.svelte`]?.(),
    MARKS[`./${game}/Mark.svelte`]?.(),
  ]);
  return {
    Board: Board.default,
    Hand: Hand?.default,
    Seat: Seat?.default,
    Score: Score?.default,
    Shelf: Shelf?.default,
    Mark: Mark?.default,
  };
}
