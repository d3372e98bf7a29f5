// Written by `python -m labtable.server.protocol.typescript`; edit the Python structs instead.

import type { Message } from './wire.gen';

export interface TableView {
  readonly table: readonly (CardPart | CardsPart | PilePart | CounterPart | TrackPart | GridPart | WordsPart)[];
  readonly seats: readonly SeatArea[];
  readonly to_move: number | null;
}

export interface CardPart {
  readonly type: "card";
  readonly thing: string;
  readonly name: Message;
  readonly sign: string;
  readonly colour: "blue" | "green" | "grey" | "orange" | "plain" | "red" | "violet" | "yellow";
  readonly note: Message | null;
  readonly count: number;
  readonly hidden: boolean;
}

export interface CardsPart {
  readonly type: "cards";
  readonly thing: string;
  readonly name: Message;
  readonly cards: readonly CardPart[];
}

export interface PilePart {
  readonly type: "pile";
  readonly thing: string;
  readonly name: Message;
  readonly count: number;
  readonly top: CardPart | null;
}

export interface CounterPart {
  readonly type: "counter";
  readonly thing: string;
  readonly name: Message;
  readonly value: number;
  readonly most: number | null;
  readonly colour: "blue" | "green" | "grey" | "orange" | "plain" | "red" | "violet" | "yellow";
}

export interface TrackPart {
  readonly type: "track";
  readonly thing: string;
  readonly name: Message;
  readonly spaces: readonly string[];
  readonly markers: readonly TrackMarker[];
}

export interface TrackMarker {
  readonly name: Message;
  readonly at: number;
  readonly sign: string;
  readonly colour: "blue" | "green" | "grey" | "orange" | "plain" | "red" | "violet" | "yellow";
}

export interface GridPart {
  readonly type: "grid";
  readonly thing: string;
  readonly name: Message;
  readonly rows: readonly (readonly GridCell[])[];
}

export interface GridCell {
  readonly thing: string;
  readonly name: Message;
  readonly sign: string;
  readonly colour: "blue" | "green" | "grey" | "orange" | "plain" | "red" | "violet" | "yellow";
}

export interface WordsPart {
  readonly type: "words";
  readonly words: Message;
}

export interface SeatArea {
  readonly parts: readonly (CardPart | CardsPart | PilePart | CounterPart | TrackPart | GridPart | WordsPart)[];
}
