/** Sentences in the reader's language: the client's own Fluent files, those of the server, and those of the game. */
import { FluentBundle, FluentResource, type FluentVariable, type Message as Entry } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import type { Message } from '../gen/wire.gen';
import { api } from './api';
import { ANYWHERE } from './base_path';
import { pseudo } from './pseudo';
import { local } from './browser_storage';

export const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', es: 'Español' };

const OWN = import.meta.glob<string>(
  ['../text/*.ftl', '../classroom/text/*.ftl', '../puzzles/text/*.ftl', '../daily/text/*.ftl', '../games/*/text/*.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
);
/** Where there is no server, some sentences are others. */
const WITHOUT_SERVER = import.meta.glob<string>('../anywhere/text/*.ftl', { query: '?raw', import: 'default' });
const KEPT = 'labtable-language';

type Pattern = NonNullable<Entry['value']>;
export type Value = string | number | Message | readonly Value[];

/** In French a line never begins with a mark that a space precedes, and never ends with an opening one. */
export const kept = (words: string): string => words.replace(/ (?=[?!:;»%])|(?<=«) /g, '\u00a0');

class Text {
  language = $state<Language>('en');
  ready = $state(false);
  private readonly bundles = new SvelteMap<string, FluentBundle>(); // `en`, `en/eureka`
  private readonly commons = new Map<Language, Promise<FluentResource[]>>();
  private readonly loading = new Map<string, Promise<void>>(); // by the same keys as bundles
  private names: readonly string[] = $state([]);

  /** Load what a screen needs, then switch: never a half-translated page. */
  async use(language: Language, game?: string): Promise<void> {
    await Promise.all([this.load(language), game && this.load(language, game)]); // a game's screen also says our own
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
    local.setItem(KEPT, language);
  }

  /** Asked for once: all who wait for the same words go on in the order in which they came. */
  load(language: Language, game?: string): Promise<void> {
    const key = game ? `${language}/${game}` : language;
    const begun = this.loading.get(key);
    if (begun) return begun;
    const loaded = this.fetch(key, language, game);
    loaded.catch(() => this.loading.delete(key)); // it is asked for again
    this.loading.set(key, loaded);
    return loaded;
  }

  private async fetch(key: string, language: Language, game?: string): Promise<void> {
    const [common, text] = await Promise.all([
      this.common(language),
      game && api.text(`/games/${game}/text/${language}.ftl`),
    ]);
    const bundle = new FluentBundle(language, { useIsolating: false, transform: pseudo });
    for (const one of common) bundle.addResource(one, { allowOverrides: true });
    if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.bundles.set(key, bundle);
  }

  /** What the server and we say at every table: read once for all games. */
  private common(language: Language): Promise<FluentResource[]> {
    const known = this.commons.get(language);
    if (known) return known;
    const own = Object.keys(OWN).filter((path) => path.endsWith(`/${language}.ftl`));
    const others = ANYWHERE ? WITHOUT_SERVER[`../anywhere/text/${language}.ftl`] : undefined;
    const texts = Promise.all([
      api.text(`/text/${language}.ftl`),
      ...own.map((path) => OWN[path]?.() ?? ''),
      others?.() ?? '',
    ]);
    const common = texts.then((all) => all.map((text) => new FluentResource(text)));
    common.catch(() => this.commons.delete(language)); // it is asked for again
    this.commons.set(language, common);
    return common;
  }

  /** The nicknames of the players, by seat: what a message of id `seat` says. */
  seat(names: readonly string[]): void {
    if (names.join('\n') !== this.names.join('\n')) this.names = names;
  }

  /** Is there a sentence `id`, or an attribute of one, `id.attribute`? */
  has(id: string, game?: string): boolean {
    return Boolean(this.pattern(id, game));
  }

  private pattern(id: string, game?: string): Pattern | null | undefined {
    const [name = '', attribute] = id.split('.');
    const message = this.bundle(game)?.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  /** One of the client's own sentences, or one of the game's. */
  t = (id: string, params: Record<string, Value> = {}, game?: string): string => {
    const bundle = this.bundle(game);
    const pattern = this.pattern(id, game);
    if (!bundle || !pattern) return bundle ? `⟨${id}⟩` : '';
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) spoken[name] = this.spoken(value, game);
    return kept(bundle.formatPattern(pattern, spoken, []));
  };

  say = (message: Message, game?: string): string => {
    if (message.id === 'seat') {
      const name = this.names[Number(message.params['number']) - 1];
      if (name) return teamed(name);
    }
    return this.t(message.id, message.params as Record<string, Value>, game);
  };

  /** All ids of the game's file that begin so: its notes, its helps. */
  ids(game: string, start: string): string[] {
    const bundle = this.bundle(game);
    return bundle ? [...bundle._messages.keys()].filter((id) => id.startsWith(start)) : [];
  }

  private bundle(game?: string): FluentBundle | undefined {
    return (game && this.bundles.get(`${this.language}/${game}`)) || this.bundles.get(this.language);
  }

  private spoken(value: Value, game?: string): FluentVariable {
    if (Array.isArray(value)) return listed(value.map((one: Value) => String(this.spoken(one, game))));
    if (typeof value === 'object') return this.say(value as Message, game);
    return value as string | number;
  }
}

/** Names as a sentence says them: A, B and C. */
export const enumerated = (names: readonly string[]): string => new Intl.ListFormat(text.language).format(names);

/** Words stand with commas between them, whole sentences one after another. */
export const listed = (parts: readonly string[]): string =>
  parts.join(parts.every((part) => /[.!?]$/.test(part)) ? ' ' : ', ');

export const text = new Text();
export const { t, say } = text;
/** A seat that two people share is a team in sentences, so that what is said of one player is also right of two. */
export const teamed = (name: string): string => (name.includes(' & ') ? t('team-name', { name }) : name);
/** A name, and what is said of it: French has a space before the colon. */
export const labelled = (label: string, words: string): string => t('labelled', { label, words });

/** With one figure after the point, or the comma. */
export const decimal = (value: number): string => value.toFixed(1).replace('.', text.language === 'en' ? '.' : ',');

export function preferred(): Language {
  const asked = [new URLSearchParams(location.search).get('lang'), local.getItem(KEPT), ...navigator.languages];
  for (const one of asked) {
    const found = LANGUAGES.find((language) => one?.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
