/** The keys of one character: which they are, whether they are on, and whether an event is one of them. */
import { prefs } from './prefs.svelte';

export const SHORTCUTS = {
  moves: 'l',
  tell: 'e',
  hint: 'h',
  undo: 'u',
  restart: 'U',
  rules: 'r',
  'catch-up': 's',
  next: 'n',
  back: ',',
  forward: '.',
  help: '?',
} as const;
const DIGITS = '1234567890'; // 0 stands beside 9
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
export type Shortcut = keyof typeof SHORTCUTS;
export const SHORTCUT_NAMES = Object.keys(SHORTCUTS) as readonly Shortcut[];

const typing = (target: EventTarget | null): boolean =>
  Boolean((target as Element | null)?.closest?.('input, select, textarea, dialog'));

/** Nobody types, and no other program is meant. */
export const isPlain = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.target);

class Shortcuts {
  get on(): boolean {
    return prefs.letters;
  }

  /** The key of a shortcut; none where single keys are switched off. */
  of(name: Shortcut): string {
    return prefs.letters ? (prefs.keys[name] ?? SHORTCUTS[name]) : '';
  }

  /** The keys that choose, in their order: digits, then the letters that no shortcut has. */
  get choosing(): readonly string[] {
    if (!this.on) return [];
    const taken = SHORTCUT_NAMES.map((name) => this.of(name));
    return [...DIGITS, ...LETTERS].filter((key) => !taken.includes(key));
  }

  named(event: KeyboardEvent): Shortcut | undefined {
    return isPlain(event) ? SHORTCUT_NAMES.find((name) => this.of(name) === event.key) : undefined;
  }

  /** Whoever has this key gives it up: one key does one thing. */
  change(name: Shortcut, key: string): void {
    const given = SHORTCUT_NAMES.filter((other) => other !== name && this.of(other) === key);
    for (const other of given) prefs.keys[other] = this.of(name);
    prefs.keys[name] = key;
  }

  reset(): void {
    prefs.keys = {};
    prefs.letters = true;
  }
}

export const shortcuts = new Shortcuts();
