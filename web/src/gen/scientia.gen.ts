// Written by `python -m labtable.server.protocol.typescript`; edit the Python structs instead.

import type { Message } from './wire.gen';

export interface View {
  readonly phase: "draft" | "over" | "play";
  readonly round: number;
  readonly last_round: number | null;
  readonly ending: "flasks" | "tech-cubes" | null;
  readonly to_move: number | null;
  readonly studied: number | null;
  readonly studied_line: number;
  readonly track: readonly number[];
  readonly special_spaces: number;
  readonly cubes_that_open: number;
  readonly flasks_that_open: number;
  readonly tech_start: number;
  readonly flask_start: number;
  readonly tech_supply: number;
  readonly flask_supply: number;
  readonly tech_spares: number;
  readonly flask_spares: number;
  readonly stacks: readonly StackView[];
  readonly players: readonly PlayerView[];
}

export interface StackView {
  readonly thing: string;
  readonly number: number;
  readonly name: Message;
  readonly field: "astronomy" | "biology" | "chemistry" | "physics";
  readonly base: boolean;
  readonly source: "inferred" | "reconstructed" | "rulebook" | "owner";
  readonly lines: readonly Message[];
  readonly icons: readonly string[];
  readonly copies: number;
  readonly flasks: number;
  readonly completed: number;
}

export interface PlayerView {
  readonly thing: string;
  readonly seat: number;
  readonly flasks: number;
  readonly cubes: number;
  readonly score: number;
  readonly opened_by_cubes: boolean;
  readonly opened_by_flasks: boolean;
  readonly slots: readonly SlotView[];
  readonly tracks: readonly TrackView[];
}

export interface SlotView {
  readonly thing: string;
  readonly open: boolean;
  readonly number: number | null;
  readonly name: Message | null;
  readonly field: "astronomy" | "biology" | "chemistry" | "physics" | null;
  readonly rotation: number;
  readonly flasks: number;
}

export interface TrackView {
  readonly thing: string;
  readonly field: "astronomy" | "biology" | "chemistry" | "physics";
  readonly spaces: readonly number[];
  readonly value: number;
  readonly special: number;
}

export interface Gallery {
  readonly faces: readonly FaceView[];
  readonly places: readonly PlaceView[];
  readonly sets: Readonly<Record<string, readonly number[]>>;
}

export interface FaceView {
  readonly number: number;
  readonly other_face: number;
  readonly name: Message;
  readonly field: "astronomy" | "biology" | "chemistry" | "physics";
  readonly base: boolean;
  readonly source: "inferred" | "reconstructed" | "rulebook" | "owner";
  readonly lines: readonly Message[];
  readonly icons: readonly string[];
}

export interface PlaceView {
  readonly field: "astronomy" | "biology" | "chemistry" | "physics";
  readonly base: boolean;
  readonly count: number;
}
