/** The worlds: what a game draws of its table. Loaded on demand; what a game does not draw, the generic table does. */
import type { Component } from 'svelte';
import type { LegalAction, Message, Step } from '../gen/wire.gen';
import Generic from './generic/Board.svelte';
import GenericHand from './generic/Hand.svelte';
import GenericSeat from './generic/Seat.svelte';

/** What each part of a world is given; the rest it reaches with `useTable()`. */
interface BoardProps<View> {
  view: View;
}
interface SeatProps<View> {
  view: View;
  seat: number;
}

interface MarkProps {
  message: Message;
}

/** Something that is worth a moment of its own on one's screen: what was said, with a picture and a note of history. */
export interface Notable {
  tone: 'good' | 'bad' | 'plain';
  messages: readonly Message[]; // one after another
  details?: readonly Message[]; // what it does, in one line
  art?: string; // SVG: a picture above the words
  piece?: string; // SVG: a card beside them
  note?: string; // the id of a note in the game's words
}
/** Which step that just came is notable for the one who looks; `view` is the view after it. */
export type NotableIn<View> = (step: Step, view: View, seat: number) => Notable | null;

/** A decision that can be made several times in a row, such as taking a cube. */
export interface Amount {
  action: LegalAction;
  most: number; // as the view shows it; the engine has the last word
  art: string; // SVG: what is counted
}
export type AmountsIn<View> = (view: View, legal: readonly LegalAction[], prompt: Message) => readonly Amount[];

/** The signs of a ranking's bars, with their names. */
interface ScoreSign {
  id: string;
  art: string; // SVG
  name: string;
}
export type ScoreSignsIn<View> = (view: View, steps: readonly Step[]) => readonly ScoreSign[];

/** What a player's tip says of their points. */
export type SeatNoteIn<View> = (view: View, seat: number, name: string) => string;

export interface World {
  Board: Component<BoardProps<unknown>>; // the mat
  Hand?: Component<BoardProps<unknown>>; // the tray below it: a hand, a desk
  Seat?: Component<SeatProps<unknown>>; // a line or two in a player's panel
  seatNote?: SeatNoteIn<unknown>; // what the tip of a player's panel says besides
  Score?: Component<SeatProps<unknown>>; // where the points came from, on the end screen
  scoreSigns?: ScoreSignsIn<unknown>; // where the bars of Score carry signs
  race?: boolean; // who is first has won, and nothing else is counted
  Shelf?: Component<BoardProps<unknown>>; // below the players' panels
  Mark?: Component<MarkProps>; // a small sign at the end of a line of the log
  notable?: NotableIn<unknown>;
  amounts?: AmountsIn<unknown>;
  apart?: ReadonlySet<string>; // ids of actions that have a key on a phone, which shows their things far below
  places?: ReadonlySet<string>; // ids of actions that put down what a press has taken up: pressing the place plays
  besidePlace?: (put: Message) => string | null; // the thing beside a place that takes what is put down there as well
  firstTold?: ReadonlySet<string>; // ids of actions that a finger sees in words before it plays them
  routine?: ReadonlySet<string>; // ids of events that go without saying in the log: another line of the same decision tells them
  claims?: ReadonlySet<string>; // ids of actions that only gain: they have a key, also where a thing could be pressed
}

type Part<Name extends keyof World> = Record<string, () => Promise<{ default: NonNullable<World[Name]> }>>;

const BOARDS = import.meta.glob(['./*/Board.svelte', '!./generic/Board.svelte']) as Part<'Board'>;
const HANDS = import.meta.glob(['./*/Hand.svelte', '!./generic/Hand.svelte']) as Part<'Hand'>;
const SEATS = import.meta.glob(['./*/Seat.svelte', '!./generic/Seat.svelte']) as Record<
  string,
  () => Promise<{ default: NonNullable<World['Seat']>; seatNote?: World['seatNote'] }>
>;
const SCORES = import.meta.glob('./*/Score.svelte') as Record<
  string,
  () => Promise<{ default: NonNullable<World['Score']>; race?: boolean; scoreSigns?: World['scoreSigns'] }>
>;
const SHELVES = import.meta.glob('./*/Shelf.svelte') as Part<'Shelf'>;
const MARKS = import.meta.glob('./*/Mark.svelte') as Part<'Mark'>;

const NOTABLES = import.meta.glob('./*/notable.ts') as Record<
  string,
  () => Promise<{ notable: NonNullable<World['notable']> }>
>;

const AMOUNTS = import.meta.glob('./*/amounts.ts') as Record<
  string,
  () => Promise<{ amounts: NonNullable<World['amounts']> }>
>;

const CLAIMS = import.meta.glob('./*/claims.ts') as Record<
  string,
  () => Promise<Pick<World, 'claims' | 'apart' | 'places' | 'besidePlace' | 'firstTold' | 'routine'>>
>;

const PLAIN: World = { Board: Generic, Hand: GenericHand, Seat: GenericSeat };

export async function worldOf(game: string): Promise<World> {
  const wanted = new URLSearchParams(location.search).get('board');
  const board = BOARDS[`./${game}/Board.svelte`];
  if (!board || wanted === 'plain') return PLAIN;
  const [Board, Hand, Seat, Score, Shelf, Mark, notables, amounts, claims] = await Promise.all([
    board(),
    HANDS[`./${game}/Hand.svelte`]?.(),
    SEATS[`./${game}/Seat.svelte`]?.(),
    SCORES[`./${game}/Score.svelte`]?.(),
    SHELVES[`./${game}/Shelf.svelte`]?.(),
    MARKS[`./${game}/Mark.svelte`]?.(),
    NOTABLES[`./${game}/notable.ts`]?.(),
    AMOUNTS[`./${game}/amounts.ts`]?.(),
    CLAIMS[`./${game}/claims.ts`]?.(),
  ]);
  return {
    Board: Board.default,
    Hand: Hand?.default,
    Seat: Seat?.default,
    seatNote: Seat?.seatNote,
    Score: Score?.default,
    race: Score?.race,
    scoreSigns: Score?.scoreSigns,
    Shelf: Shelf?.default,
    Mark: Mark?.default,
    notable: notables?.notable,
    amounts: amounts?.amounts,
    ...claims,
  };
}
