// Written by `python -m labtable.server.typescript`; edit the Python structs instead.

export interface View {
  readonly decision: string;
  readonly mover: number;
  readonly active: number;
  readonly first: number;
  readonly round: number;
  readonly turn_type: string;
  readonly target: string;
  readonly goal: MoleculeView;
  readonly hydroxyl: boolean;
  readonly stock: Readonly<Record<string, number>>;
  readonly piles: Readonly<Record<string, number>>;
  readonly announced: AnnouncedView | null;
  readonly gains: Readonly<Record<string, number>>;
  readonly seats: readonly SeatView[];
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
  readonly element: string;
  readonly hydrogens: number;
  readonly yellow: number;
  readonly purple: number;
  readonly free: number;
}

export interface BondView {
  readonly a: string;
  readonly b: string;
  readonly order: string;
}

export interface AnnouncedView {
  readonly manipulation: string;
  readonly atom: string;
  readonly reagent: string | null;
  readonly played: readonly string[];
  readonly ignored: readonly string[];
  readonly difficulty: number;
  readonly rolled: number | null;
}

export interface SeatView {
  readonly seat: number;
  readonly molecule: MoleculeView;
  readonly reagents: readonly string[];
  readonly hand: Readonly<Record<string, number>>;
  readonly cards: readonly string[] | null;
  readonly safety: readonly string[];
}
