// Written by `python -m labtable.server.protocol.typescript`; edit the Python structs instead.

import type { Message } from './wire.gen';

export interface View {
  readonly question:
    | "announce"
    | "boum"
    | "chimie"
    | "dice"
    | "discard"
    | "ignore"
    | "lose"
    | "none"
    | "over"
    | "partner"
    | "reagent"
    | "reroll"
    | "start"
    | "take";
  readonly to_move: number | null;
  readonly active: number;
  readonly first: number;
  readonly round: number;
  readonly turn_type: "characterisation" | "none" | "reaction";
  readonly target: string;
  readonly goal: MoleculeView;
  readonly hydroxyl: boolean;
  readonly stock: readonly PileView[];
  readonly piles: Readonly<Record<string, number>>;
  readonly announced: AnnouncedView | null;
  readonly odds: Readonly<Record<string, OddsView>>;
  readonly odds_with: Readonly<Record<string, OddsView>>;
  readonly roll: RollView | null;
  readonly gained: readonly GainView[];
  readonly gains: Readonly<Record<string, number>>;
  readonly players: readonly PlayerView[];
  readonly hint: Message | null;
  readonly ending: "out-of-time" | "synthesis" | null;
  readonly winner: number | null;
}

export interface MoleculeView {
  readonly atoms: readonly AtomView[];
  readonly bonds: readonly BondView[];
  readonly smiles: string;
}

export interface AtomView {
  readonly name: string;
  readonly number: number;
  readonly element: "C" | "O";
  readonly hydrogens: number;
  readonly yellow: number;
  readonly purple: number;
  readonly free: number;
  readonly ring: number;
}

export interface BondView {
  readonly a: string;
  readonly b: string;
  readonly order: "aromatic" | "double" | "single";
}

export interface PileView {
  readonly thing: string;
  readonly number: number;
  readonly name: Message;
  readonly formula: string;
  readonly fragment: MoleculeView;
  readonly bonds: readonly string[];
  readonly left: number;
  readonly source: "inferred" | "reconstructed" | "rulebook" | "owner";
}

export interface AnnouncedView {
  readonly manipulation:
    | "addition"
    | "cleavage"
    | "double-bond"
    | "double-cleavage"
    | "double-ring"
    | "elimination"
    | "hydrogen"
    | "hydroxyl"
    | "merge"
    | "oxygen"
    | "single-bond"
    | "single-ring"
    | "split";
  readonly atom: string;
  readonly other: string | null;
  readonly reagent: string | null;
  readonly played: readonly CardView[];
  readonly ignored: readonly string[];
  readonly base: number;
  readonly odds: OddsView;
}

export interface CardView {
  readonly thing: string;
  readonly colour: "boum" | "chimie" | "reagent" | "securite";
  readonly difficulty: number;
  readonly does: readonly Message[];
  readonly source: "inferred" | "reconstructed" | "rulebook" | "owner";
}

export interface OddsView {
  readonly difficulty: number;
  readonly lowest: number;
  readonly sums: readonly number[];
  readonly critical: number;
  readonly failure: number;
  readonly success: number;
  readonly ways: number;
  readonly enough: readonly number[];
  readonly worst: readonly number[];
}

export interface RollView {
  readonly seat: number;
  readonly dice: readonly [number, number];
  readonly sum: number;
  readonly difficulty: number;
  readonly success: boolean;
  readonly critical: boolean;
}

export interface GainView {
  readonly seat: number;
  readonly colour: "boum" | "chimie" | "reagent" | "securite";
  readonly cards: number;
}

export interface PlayerView {
  readonly seat: number;
  readonly molecule: MoleculeView;
  readonly route: RouteView | null;
  readonly reagents: readonly string[];
  readonly hand: Readonly<Record<string, number>>;
  readonly cards: readonly CardView[] | null;
  readonly safety: readonly string[];
}

export interface RouteView {
  readonly left: number;
  readonly kept: Readonly<Record<string, string>>;
  readonly done: readonly string[];
  readonly joined: readonly BondView[];
  readonly needs: readonly string[];
  readonly differs: readonly Message[];
}

export interface Gallery {
  readonly targets: readonly TargetView[];
  readonly reagents: readonly ReagentChoice[];
  readonly known: readonly (Readonly<Record<string, string>>)[];
}

export interface TargetView {
  readonly id: string;
  readonly steps: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  readonly molecule: MoleculeView;
}

export interface ReagentChoice {
  readonly id: string;
  readonly number: number;
  readonly formula: string;
}
