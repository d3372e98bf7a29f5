// Written by `python -m labtable.server.protocol.typescript`; edit the Python structs instead.

import type { Message } from './wire.gen';

export interface View {
  readonly question:
    | "card"
    | "experimentation"
    | "pile"
    | "research"
    | "rest"
    | "thesis"
    | "tile"
    | "timeline"
    | "workshop";
  readonly to_move: number | null;
  readonly active: number;
  readonly round: number;
  readonly last_round: boolean;
  readonly ending: "timeline" | null;
  readonly taken: number;
  readonly bought: boolean;
  readonly supply: Readonly<Record<"pitchblende" | "radium" | "uranium", number>>;
  readonly tower: Readonly<Record<"pitchblende" | "radium" | "uranium", number>>;
  readonly available: Readonly<Record<"pitchblende" | "radium" | "uranium", number>>;
  readonly workshop: WorkshopView;
  readonly row: readonly (CardView | null)[];
  readonly ladders:
    | Readonly<Record<"advertising"
    | "instruments"
    | "research"
    | "university"
    | "workshop", readonly string[]>>;
  readonly deck_size: number;
  readonly under_deck: readonly ("advertising" | "instruments" | "research" | "university" | "workshop")[];
  readonly experiments: Readonly<Record<"beaker" | "flask", TileView | null>>;
  readonly experiments_left: Readonly<Record<"beaker" | "flask", number>>;
  readonly theses_left: Readonly<Record<"i" | "ii" | "iii" | "iv", number>>;
  readonly timeline: readonly DateView[];
  readonly timeline_space: number;
  readonly timeline_order: readonly number[];
  readonly timeline_heard: number;
  readonly transformations: readonly TransformationView[];
  readonly marie_curie: number;
  readonly marie_curie_points: number;
  readonly players: readonly PlayerView[];
  readonly hidden: Hidden | null;
}

export interface WorkshopView {
  readonly side: number;
  readonly spaces: readonly SpaceView[];
  readonly other_side: readonly SpaceView[];
  readonly thrown: Readonly<Record<"pitchblende" | "radium" | "uranium", number>>;
  readonly fell: Readonly<Record<"pitchblende" | "radium" | "uranium", number>>;
  readonly source: "inferred" | "reconstructed" | "rulebook" | "owner";
}

export interface SpaceView {
  readonly throw: Readonly<Record<"pitchblende" | "radium" | "uranium", number>>;
  readonly clock: boolean;
  readonly marker: boolean;
}

export interface CardView {
  readonly thing: string;
  readonly category: "advertising" | "instruments" | "research" | "university" | "workshop";
  readonly cost: Message;
  readonly bonus: Message;
  readonly icons: string;
  readonly number: number;
  readonly maximum: number;
  readonly short: string;
}

export interface TileView {
  readonly thing: string;
  readonly tile: string;
  readonly deal: Message;
  readonly icons: string;
  readonly source: "inferred" | "reconstructed" | "rulebook" | "owner";
  readonly short: string;
  readonly validated: boolean;
}

export interface DateView {
  readonly thing: string;
  readonly id: string;
  readonly effect: Message;
  readonly icons: string;
  readonly nobel: boolean;
  readonly marker: boolean;
  readonly source: "inferred" | "reconstructed" | "rulebook" | "owner";
}

export interface TransformationView {
  readonly thing: string;
  readonly deal: Message;
  readonly icons: string;
  readonly short: string;
}

export interface PlayerView {
  readonly thing: string;
  readonly seat: number;
  readonly points: number;
  readonly score: number;
  readonly cubes: Readonly<Record<"pitchblende" | "radium" | "uranium", number>>;
  readonly take: number;
  readonly keep: number;
  readonly cards: Readonly<Record<"advertising" | "instruments" | "research" | "university" | "workshop", number>>;
  readonly theses: readonly ThesisView[];
  readonly experiments: Readonly<Record<"beaker" | "flask", readonly (TileView | null)[]>>;
  readonly objective: "every-category" | "five-tiles" | "full-category" | "nobel" | "theses";
  readonly objective_points: number;
  readonly objective_state: "met" | "missed" | "open" | "ready";
  readonly objective_progress: number;
  readonly objective_goal: number;
  readonly nobels: number;
  readonly marie_curie: boolean;
  readonly first: boolean;
  readonly active: boolean;
}

export interface ThesisView {
  readonly level: "i" | "ii" | "iii" | "iv";
  readonly bonus: Message;
  readonly icons: string;
  readonly source: "inferred" | "reconstructed" | "rulebook" | "owner";
}

export interface Hidden {
  readonly deck: readonly ("advertising" | "instruments" | "research" | "university" | "workshop")[];
  readonly piles: Readonly<Record<"beaker" | "flask", readonly string[]>>;
  readonly theses: Readonly<Record<"i" | "ii" | "iii" | "iv", readonly Message[]>>;
}
