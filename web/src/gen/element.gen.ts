// Written by `python -m labtable.server.protocol.typescript`; edit the Python structs instead.

import type { Message } from './wire.gen';

export interface View {
  readonly scenario: string;
  readonly scenario_source: "inferred" | "reconstructed" | "rulebook" | "owner";
  readonly players: readonly PlayerView[];
  readonly bohrds: readonly BohrdView[];
  readonly ring_places: readonly number[];
  readonly row: readonly (GoalView | null)[];
  readonly pile: readonly GoalView[];
  readonly deck_size: number;
  readonly deck_source: "inferred" | "reconstructed" | "rulebook" | "owner";
  readonly discards: readonly CardView[];
  readonly to_move: number | null;
  readonly plays_left: number;
  readonly power_on: boolean;
  readonly replacements: number;
  readonly question: "discard" | "nothing" | "place" | "swap";
  readonly question_card: string;
  readonly discards_left: number;
  readonly turn: number;
  readonly last_turn: number | null;
  readonly ending: "beyond-repair" | "lab-closed" | "last-goal" | null;
}

export interface PlayerView {
  readonly thing: string;
  readonly seat: number;
  readonly character: string;
  readonly goals: readonly GoalView[];
  readonly points: number;
  readonly rank: number;
  readonly hand_size: number;
  readonly hand: readonly CardView[] | null;
}

export interface GoalView {
  readonly thing: string;
  readonly symbol: string;
  readonly protons: number;
  readonly neutrons: number;
  readonly electrons: number;
  readonly mass_number: number;
  readonly points: number;
}

export interface CardView {
  readonly thing: string;
  readonly id: string;
  readonly count: number;
}

export interface BohrdView {
  readonly thing: string;
  readonly protons: number;
  readonly neutrons: number;
  readonly electrons: number;
  readonly rings: readonly number[];
  readonly symbol: string;
  readonly goal: string;
  readonly lacks: readonly LackView[];
}

export interface LackView {
  readonly goal: string;
  readonly symbol: string;
  readonly protons: number;
  readonly neutrons: number;
  readonly electrons: number;
}

export interface Gallery {
  readonly periodic_table: readonly ElementView[];
  readonly characters: readonly CharacterView[];
  readonly scenarios: readonly ScenarioView[];
  readonly suggested: Readonly<Record<number, string>>;
}

export interface ElementView {
  readonly number: number;
  readonly symbol: string;
  readonly name: Message;
  readonly mass: string;
  readonly period: number;
  readonly group: number;
}

export interface CharacterView {
  readonly id: string;
  readonly name: Message;
  readonly power: Message;
  readonly life: Message;
  readonly source: string;
}

export interface ScenarioView {
  readonly id: string;
  readonly goals: readonly string[];
  readonly minutes: number;
  readonly grade: string;
}
