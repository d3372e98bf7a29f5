// Written by `python -m labtable.server.protocol.typescript`; edit the Python structs instead.

import type { Message } from './wire.gen';

export interface View {
  readonly question:
    | "after"
    | "beneficiary"
    | "clash-card"
    | "clash-seat"
    | "draft"
    | "epiphany"
    | "exchange"
    | "give"
    | "give-back"
    | "on-top"
    | "over"
    | "phantom-exchange"
    | "phantom-give"
    | "phantom-share"
    | "place"
    | "recover"
    | "row-take"
    | "share"
    | "starter"
    | "statement"
    | "swap"
    | "turn";
  readonly to_move: number | null;
  readonly highest: number;
  readonly suits: readonly SuitView[];
  readonly market: readonly CardView[];
  readonly players: readonly PlayerView[];
  readonly deck_size: number;
  readonly deck_top: CardView | null;
  readonly set_aside: readonly CardView[];
  readonly effects: readonly ("epiphany" | "mad" | "mutation" | "plagiarism")[];
  readonly wild: "none" | "ready" | "used";
  readonly library: "closed" | "none" | "open";
  readonly library_source: "inferred" | "reconstructed" | "rulebook" | "owner";
  readonly penalties: number;
  readonly penalties_to_open: number;
  readonly points: number;
  readonly ending: "cleared" | "passed" | "played-out" | null;
  readonly verdict: Message | null;
  readonly verdicts: readonly VerdictView[];
  readonly verdicts_source: "inferred" | "reconstructed" | "rulebook" | "owner";
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
  readonly own?: boolean;
}

export interface PlayerView {
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
