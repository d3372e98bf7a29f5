/** Options that a game lets one choose in its own way before it begins; all others are lists and fields of the frame. */
import type { Component } from 'svelte';

export interface SetupProps {
  game: string;
  players: number;
  names: readonly string[]; // of the players, by seat
  chosen: Readonly<Record<string, unknown>>; // the options of the table
  disabled: boolean; // only the host changes them; everybody may look
  change: (options: Readonly<Record<string, unknown>>) => void;
}

export interface Setup {
  options: readonly string[]; // the names of those that it draws
  load: () => Promise<Component<SetupProps>>;
}

const PARTS = import.meta.glob('./*/Setup.svelte') as Record<string, () => Promise<{ default: Component<SetupProps> }>>;
const NAMES = import.meta.glob('./*/setup.ts', { eager: true, import: 'options' }) as Record<string, readonly string[]>;

const KNOWN: Record<string, Setup> = {};

/** The same object every time: a new state of the table must not close what somebody chooses in. */
export function setupOf(game: string): Setup | null {
  const [part, options] = [PARTS[`./${game}/Setup.svelte`], NAMES[`./${game}/setup.ts`]];
  if (!part || !options) return null;
  let loaded: Promise<Component<SetupProps>> | undefined;
  return (KNOWN[game] ??= { options, load: () => (loaded ??= part().then((found) => found.default)) });
}
