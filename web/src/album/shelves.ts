/** What the album collects from each game. A game's `finds.ts` says what it shows and where it is found. */
import type { Message, Step } from '../gen/wire.gen';

export type Kind = 'persons' | 'elements' | 'molecules' | 'years' | 'discoveries';
export const KINDS: readonly Kind[] = ['persons', 'elements', 'molecules', 'years', 'discoveries'];

/** A game or a lesson as it was played: all that the log told, the table at its end, and our seat. */
export interface Played {
  readonly steps: readonly Step[];
  readonly view: unknown;
  readonly seat: number;
}

export interface Shelf {
  readonly kind: Kind;
  readonly pattern: RegExp; // the ids of all that can be found, among the sentences of the game
  readonly note: (id: string) => string; // the id of what is told about it
  readonly noted?: true; // only what something is told about can be found
  readonly found: (played: Played) => readonly string[];
}

const message = (value: unknown): Message | null =>
  typeof value === 'object' && value !== null && 'id' in value ? (value as Message) : null;

/** What events of this id name, by a parameter; `ours`: only those of our own seat. */
export function told(played: Played, event: string, name: string, ours: boolean): string[] {
  const mine = (one: Message): boolean => message(one.params['who'])?.params['number'] === played.seat + 1;
  return played.steps
    .flatMap((step) => step.log)
    .filter((one) => one.id === event && (!ours || mine(one)))
    .flatMap((one) => message(one.params[name])?.id ?? []);
}

const files = import.meta.glob<{ shelves: readonly Shelf[] }>('../games/*/finds.ts');

export async function shelvesOf(game: string): Promise<readonly Shelf[]> {
  return (await files[`../games/${game}/finds.ts`]?.())?.shelves ?? [];
}
