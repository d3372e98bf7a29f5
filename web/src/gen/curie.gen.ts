// Written by `python -m labtable.server.protocol.typescript`; edit the Python structs instead.

import type { Message } from './wire.gen';

export interface View {
  readonly question: string;
  readonly to_move: number;
  readonly active: number;
  readonly round: number;
  readonly last_round: boolean;
  readonly over: boolean;
  readonly taken: number;
  readonly bought: boolean;
  readonly supply: Readonly<Record<string, number>>;
  readonly tower: Readonly<Record<string, number>>;
  readonly available: Readonly<Record<string, number>>;
  readonly workshop: WorkshopView;
  readonly row: readonly (CardView | null)[];
  readonly ladders: Readonly<Record<string, readonly string[]>>;
  readonly deck_size: number;
  readonly under_deck: readonly string[];
  readonly experiments: Readonly<Record<string, TileView | null>>;
  readonly experiments_left: Readonly<Record<string, number>>;
  readonly theses_left: Readonly<Record<string, number>>;
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
  readonly thrown: Readonly<Record<string, number>>;
  readonly fell: Readonly<Record<string, number>>;
}

export interface SpaceView {
  readonly throw: Readonly<Record<string, number>>;
  readonly clock: boolean;
  readonly marker: boolean;
}

export interface CardView {
  readonly thing: string;
  readonly category: string;
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
  readonly cubes: Readonly<Record<string, number>>;
  readonly take: number;
  readonly keep: number;
  readonly cards: Readonly<Record<string, number>>;
  readonly theses: readonly ThesisView[];
  readonly experiments: Readonly<Record<string, readonly (TileView | null)[]>>;
  readonly objective: string;
  readonly objective_points: number;
  readonly objective_state: string;
  readonly objective_progress: number;
  readonly objective_goal: number;
  readonly nobels: number;
  readonly marie_curie: boolean;
  readonly first: boolean;
  readonly active: boolean;
}

export interface ThesisView {
  readonly level: string;
  readonly bonus: Message;
  readonly icons: string;
}

export interface Hidden {
  readonly deck: readonly string[];
  readonly piles: Readonly<Record<string, readonly string[]>>;
  readonly theses: Readonly<Record<string, readonly Message[]>>;
}
