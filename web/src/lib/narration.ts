/** What is told of a table to somebody who hears it, and how much of it: a few sentences, and all of them on request. */
import type { Step } from '../gen/wire.gen';
import { about } from './about.svelte';
import { endOfTurn, hits } from './history';
import { resultOf } from './outcome';
import type { TableStore } from './table.svelte';
import { say, t, text } from './text.svelte';

const LENGTH = 170; // characters of news and question together
const LEAST = 50; // characters of news, however long the question is

export interface News {
  words: string;
  hits: boolean; // somebody did it to us
}

/** As many of the news as have room, those that hit us first, told in their order; and how many are left out. */
export function fitting(news: readonly News[], room: number): { told: readonly string[]; left: number } {
  const byWeight = [...news.keys()].sort((a, b) => Number(news[b]?.hits) - Number(news[a]?.hits) || b - a);
  const kept = new Set<number>();
  let length = 0;
  for (const place of byWeight) {
    length += (news[place]?.words.length ?? 0) + 1;
    if (length > room) break;
    kept.add(place);
  }
  return { told: news.filter((_, place) => kept.has(place)).map((one) => one.words), left: news.length - kept.size };
}

/** The first sentences, as many as have room, and always one. */
export function inRoom(sentences: readonly string[], room: number): string {
  let length = 0;
  return sentences.filter((one, place) => (length += one.length + 1) <= room || place === 0).join(' ');
}

const newsIn = (store: TableStore, steps: readonly Step[]): readonly News[] =>
  steps.flatMap((step) =>
    step.log.map((message) => ({
      words: say(message, store.game),
      hits: hits(step, message, store.seat, store.seatThing(store.seat)),
    })),
  );

/** What is asked, or how the game ended. */
const question = (store: TableStore): string => {
  if (!store.now) return '';
  return store.table?.phase === 'over' ? `${t('game-over')} ${resultOf(store)}` : say(store.now.prompt, store.game);
};

/** What happened in these steps and what is asked now, in a few sentences; `key` tells the rest. What was `foretold`
 *  word for word is not told again. */
export function inShort(
  store: TableStore,
  steps: readonly Step[],
  key: string,
  foretold: readonly string[] = [],
): string {
  const asked = question(store);
  const news = newsIn(store, steps).filter((one) => !foretold.includes(one.words));
  const { told, left } = fitting(news, Math.max(LEAST, LENGTH - asked.length));
  const rest = left && key ? [t('more-news', { count: left, key })] : [];
  return [...told, ...rest, asked].join(' ');
}

/** All that happened since our last turn, what is asked, what can be done, and the aim of the game. */
export function inFull(store: TableStore): string {
  const since = endOfTurn(store.steps, store.seat);
  const news = newsIn(
    store,
    store.steps.filter((step) => step.version > since),
  );
  const primer = about.game(store.game)?.primer;
  const aim = primer && text.has('aim', store.game) ? t('aim-is', { aim: say(primer.aim, store.game) }) : '';
  const count = store.asked ? t('can-do', { count: store.legal.length }) : '';
  return [...news.map((one) => one.words), question(store), count, aim].filter(Boolean).join(' ');
}
