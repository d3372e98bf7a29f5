/** What a person likes; kept in the browser, never sent. */
import { local } from './browser_storage';

export interface Preferences {
  theme: 'auto' | 'day' | 'evening';
  motion: 'auto' | 'calm';
  follow: 'slow' | 'normal' | 'none'; // how long others' decisions stay before the next is shown
  cards: 'small' | 'normal' | 'large';
  sound: boolean;
  volume: number;
  notify: boolean; // the system tells when it is our turn and the page is not looked at
  quick: boolean; // one press plays; otherwise a press chooses and a second one plays
  plain: boolean; // no textures
  shapes: boolean; // shapes over portraits
  letters: boolean; // keys of one character do something
  keys: Partial<Record<string, string>>; // those that somebody changed
  nickname: string;
}

const KEPT = 'labtable-preferences';
const DEFAULTS: Preferences = {
  theme: 'auto',
  motion: 'auto',
  follow: 'normal',
  cards: 'normal',
  sound: false,
  volume: 0.5,
  notify: false,
  quick: false,
  plain: false,
  shapes: false,
  letters: true,
  keys: {},
  nickname: '',
};

export const prefs = $state<Preferences>({ ...DEFAULTS, ...local.read<Partial<Preferences>>(KEPT, {}) });

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export const calm = (): boolean => prefs.motion === 'calm' || still.matches;

/** Keep the preferences, and show them on the page's root, where the tokens look. */
export function followPreferences(): void {
  const show = (): void => {
    const root = document.documentElement.dataset;
    const evening = prefs.theme === 'evening' || (prefs.theme === 'auto' && dark.matches);
    root['theme'] = evening ? 'evening' : 'day';
    root['motion'] = calm() ? 'calm' : 'full';
    root['cards'] = prefs.cards;
    root['plain'] = String(prefs.plain);
  };
  $effect.root(() => {
    $effect(() => {
      local.setItem(KEPT, JSON.stringify(prefs));
      show();
    });
  });
  dark.addEventListener('change', show);
  still.addEventListener('change', show);
}
