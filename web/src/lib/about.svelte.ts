/** What this server offers; asked once. */
import type { About, GameCard } from '../gen/wire.gen';
import { api } from './api';
import { t, text } from './text.svelte';

const OFFERED = ['pupil', 'novice', 'student', 'researcher', 'laureate', 'adaptive'];
const AMONG_RIVALS = 'adaptive'; // has no place where all win or lose together
const [RIVAL, PARTNER] = ['student', 'researcher'];
const ORDER = ['eureka', 'curie', 'laboratorium', 'scientia', 'element']; // on the shelf; others follow
const place = (name: string): number => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);

class AboutStore {
  about = $state.raw<About | null>(null);
  failed = $state(false);
  private asked: Promise<void> | undefined;

  ask(): void {
    this.asked ??= api.about().then(
      (answer) => void (this.about = answer),
      () => {
        this.failed = true;
        this.asked = undefined;
      },
    );
  }

  get games(): readonly GameCard[] {
    this.ask();
    return this.about?.games ?? [];
  }
  /** The games in the order in which they are shown. */
  get shelf(): readonly GameCard[] {
    return [...this.games].sort((a, b) => place(a.name) - place(b.name));
  }
  /** The bots to offer, the weakest first; Random and Assistant fill in and are not offered. */
  levels(game: string): readonly string[] {
    this.ask();
    const without = this.game(game)?.cooperative ? AMONG_RIVALS : '';
    const ours = this.about?.levels.filter((one) => OFFERED.includes(one) && one !== without) ?? [];
    return [...ours, ...(this.about?.own_bots ?? [])];
  }
  /** A level in words; a bot that the server was started with has its name alone. */
  levelName(level: string | null | undefined): string {
    return text.has(`level-${level}`) ? t(`level-${level}`) : (level ?? '');
  }
  levelHint(level: string | null): string {
    return t(text.has(`level-${level}-hint`) ? `level-${level}-hint` : 'level-own-hint');
  }

  /** Who sits down where nobody chose: a rival one can beat, a good partner in a cooperative game. */
  partner(game: string): string {
    const levels = this.levels(game);
    const wished = this.game(game)?.cooperative ? PARTNER : RIVAL;
    return levels.find((one) => one === wished) ?? levels[0] ?? '';
  }

  game(name: string): GameCard | undefined {
    return this.games.find((one) => one.name === name);
  }
  titleOf(name: string): string {
    const card = this.game(name);
    if (!card) return '';
    return card.changed.length ? t('title-changed', { title: card.title }) : card.title;
  }
  /** A friendly name for somebody who has not chosen one. */
  nickname(taken: readonly (string | null)[] = []): string {
    const names = this.about?.nicknames.filter((name) => !taken.includes(name)) ?? [];
    return names[Math.floor(Math.random() * names.length)] ?? '';
  }
}

export const about = new AboutStore();
