/** What is told of a table to somebody who hears it, and how much of it: a few sentences, and all of them on request. */
import type { Message, Step } from '../gen/wire.gen';
import { about } from './about.svelte';
import { actorsOf, endOfTurn, hits } from './history';
import { resultOf } from './outcome';
import type { TableStore } from './table.svelte';
import { say, t, text } from './text.svelte';

const LENGTH = 170; // characters of news and question together
const LEAST = 50; // characters of news, however long the question is
const FULL = 240; // characters of news for whoever asks for everything: the log has the rest

export interface News {
  words: string;
  weight: number; // 2: somebody did it to us; 1: it is our own; 0: it is of others
}

/** As many of the news as have room, those of ours first and then the newest, each in their order; and how many are left
 *  out. What weighs most of ours is told however little room there is. */
export function fitting(news: readonly News[], room: number): { told: readonly string[]; left: number } {
  const weightOf = (place: number): number => news[place]?.weight ?? 0;
  const byWeight = [...news.keys()].sort((a, b) => weightOf(b) - weightOf(a) || b - a);
  const kept = new Set<number>();
  let length = 0;
  for (const place of byWeight) {
    length += (news[place]?.words.length ?? 0) + 1;
    if (length > room && (kept.size || !weightOf(place))) break;
    kept.add(place);
  }
  const told = news.filter((_, place) => kept.has(place)).sort((a, b) => Number(!a.weight) - Number(!b.weight));
  return { told: told.map((one) => one.words), left: news.length - kept.size };
}

/** The first sentences, as many as have room, and always one. */
export function inRoom(sentences: readonly string[], room: number): string {
  let length = 0;
  return sentences.filter((one, place) => (length += one.length + 1) <= room || place === 0).join(' ');
}

/** What goes without saying is no news. */
const newsIn = (store: TableStore, steps: readonly Step[], routine: ReadonlySet<string>): readonly News[] =>
  steps.flatMap((step) => {
    const actors = actorsOf(step);
    const weightOf = (message: Message, place: number): number =>
      hits(step, message, store.seat, store.seatThing(store.seat)) ? 2 : Number(actors[place] === store.seat);
    return step.log
      .map((message, place) => ({ id: message.id, words: say(message, store.game), weight: weightOf(message, place) }))
      .filter(({ id }) => !routine.has(id));
  });

/** What is asked, or how the game ended. */
const question = (store: TableStore): string => {
  if (!store.now) return '';
  return store.table?.phase === 'over' ? `${t('game-over')} ${resultOf(store)}` : say(store.now.prompt, store.game);
};

interface Known {
  key: string; // tells the rest
  foretold: readonly string[]; // what was told before it happened is not told again
  routine: ReadonlySet<string>; // ids of events that go without saying
}

/** What happened in these steps and what is asked now, in a few sentences. */
export function inShort(store: TableStore, steps: readonly Step[], { key, foretold, routine }: Known): string {
  const asked = question(store);
  const news = newsIn(store, steps, routine).filter((one) => !foretold.includes(one.words));
  const { told, left } = fitting(news, Math.max(LEAST, LENGTH - asked.length));
  const rest = left && key ? [t('more-news', { count: left, key })] : [];
  return [...told, ...rest, asked].join(' ');
}

/** What matters of all that happened since our last turn, what is asked, what can be done, and the aim of the game. */
export function inFull(store: TableStore, routine: ReadonlySet<string>): string {
  const since = endOfTurn(store.steps, store.seat);
  const steps = store.steps.filter((step) => step.version > since);
  const { told, left } = fitting(newsIn(store, steps, routine), FULL);
  const rest = left ? t('more-in-log', { count: left }) : '';
  const primer = about.game(store.game)?.primer;
  const aim = primer && text.has('aim', store.game) ? t('aim-is', { aim: say(primer.aim, store.game) }) : '';
  const count = store.asked ? t('can-do', { count: store.legal.length }) : '';
  return [...told, rest, question(store), count, aim].filter(Boolean).join(' ');
}
