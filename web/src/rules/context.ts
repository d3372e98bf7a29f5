/** What every part of a rulebook reaches for. */
import { createContext } from 'svelte';

export interface InRulebook {
  readonly rule: () => string | null; // the sentence that somebody came for
  readonly sentence: (number: string) => string;
  readonly language: (number: string) => string; // in which it is written
}

export const [useRulebook, provideRulebook] = createContext<InRulebook>();
