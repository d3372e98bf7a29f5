// Written by `python -m labtable.server.protocol.typescript`; edit the Python structs instead.

import type { Message } from './wire.gen';

export interface View {
  readonly decision: string;
  readonly to_move: string;
  readonly highest: number;
  readonly suits: readonly SuitView[];
  readonly market: readonly CardView[];
  readonly seats: readonly SeatView[];
  readonly deck_size: number;
  readonly deck_top: CardView | null;
  readonly set_aside: readonly CardView[];
  readonly effects: readonly string[];
  readonly wild: string;
  readonly library: string;
  readonly penalties: number;
  readonly penalties_to_open: number;
  readonly points: number;
  readonly ending: string;
  readonly verdict: Message | null;
  readonly verdicts: readonly VerdictView[];
}

export interface SuitView {
  readonly thing: string;
  readonly suit: string;
  readonly top: number;
  readonly cards: readonly CardView[];
  readonly upside_down: readonly boolean[];
  readonly bonus: Message;
  readonly penalty: Message;
}

export interface CardView {
  readonly thing: string;
  readonly suit: string;
  readonly value: number;
  readonly person: Message;
  readonly note: Message;
}

export interface SeatView {
  readonly thing: string;
  readonly name: Message;
  readonly is_phantom: boolean;
  readonly is_you: boolean;
  readonly has_turn: boolean;
  readonly is_active: boolean;
  readonly can_start: boolean | null;
  readonly hand_size: number;
  readonly hand: readonly CardView[];
  readonly shared: readonly CardView[];
  readonly stuck: number | null;
}

export interface VerdictView {
  readonly verdict: Message;
  readonly limit: Message;
  readonly most: number | null;
}
